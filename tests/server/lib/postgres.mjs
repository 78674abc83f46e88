// postgres.mjs - a PostgreSQL of a test's own (tests/store/lib/postgres.sh), which can be stopped and started again,
// and servers on it.
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Server } from './wire.mjs';

const home = new URL('../../../', import.meta.url).pathname;

const newestBin = () =>
  fs
    .readdirSync('/usr/lib/postgresql')
    .sort((a, b) => Number(a) - Number(b))
    .map(version => `/usr/lib/postgresql/${version}/bin`)
    .at(-1);

export class Postgres {
  /* `settings`: lines of postgresql.conf, after those of the script. */
  constructor(settings = []) {
    this.settings = settings;
  }

  async start() {
    this.folder = path.join(os.tmpdir(), `vaka_postgres_${process.pid}`);
    this.script = spawn('sh', ['tests/store/lib/postgres.sh', this.folder, ...this.settings], {
      cwd: home,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.ended = new Promise(done => this.script.on('exit', done));
    const said = await new Promise(done => this.script.stdout.once('data', t => done(String(t))));
    if (said.trim() !== 'ready') throw new Error(said);
    this.url = `postgres://vaka@/vaka?host=${this.folder}`;
    return this;
  }

  sql(text) {
    return execFileSync(
      'psql',
      ['-qAt', '-h', this.folder, '-U', 'vaka', '-d', 'vaka', '-c', text],
      {
        encoding: 'utf8',
      },
    ).trim();
  }

  /* `how`: stop, start or restart; at once, as if the machine had lost its power. */
  control(how) {
    const tool = [path.join(newestBin(), 'pg_ctl'), '-D', `${this.folder}/data`, '-w'];
    const rest = how === 'start' ? ['-l', `${this.folder}/server`] : ['-m', 'immediate'];
    const all = [
      ...tool,
      ...rest,
      ...(how === 'restart' ? ['-l', `${this.folder}/server`] : []),
      how,
    ];
    const drop = ['setpriv', '--reuid=nobody', '--regid=nogroup', '--clear-groups'];
    const [command, ...args] = process.getuid() === 0 ? [...drop, ...all] : all;
    return new Promise((done, wrong) => {
      const child = spawn(command, args, { cwd: '/', stdio: 'ignore' });
      child.on('exit', code => (code === 0 ? done() : wrong(new Error(`pg_ctl ${how}: ${code}`))));
    });
  }

  async remove() {
    this.script.stdin.end();
    await this.ended;
  }

  node(flags = [], program) {
    return new Server().start(['--store', this.url, ...flags], program);
  }
}
