/*
 * undo.mjs - going back among people: not offered before one's first move, asked with what goes back,
 * refused by name, withdrawn, agreed to; and with bots alone no question.
 */
import { Checks, Server, launch } from './lib/player.mjs';
import { bars, fish, guest, phone, post, sitDown, until } from './lib/people.mjs';
import { shot } from './lib/pictures.mjs';

const checks = new Checks(),
  server = await new Server().start(),
  browser = await launch();
try {
  const ana = await guest(browser, server.url, 'Ana'),
    bo = await guest(browser, server.url, 'Bo', phone);
  await sitDown(server.url, ana, bo, 'undo-1');
  const button = ana.page.locator('[data-undo]');
  await checks.soon(
    async () => (await button.getAttribute('aria-disabled')) === 'true',
    'before the first move there is nothing to take back',
  );
  checks.ok(
    /not moved yet/.test(await button.getAttribute('title')),
    `and the button says so: ${await button.getAttribute('title')}`,
  );
  await button.click({ force: true });
  checks.ok((await ana.page.locator('dialog[open]').count()) === 0, 'a click asks nothing');

  await fish(ana.page);
  await ana.page.locator('[data-undo].go').waitFor();
  await checks.soon(
    async () => (await bo.page.locator('[data-undo][aria-disabled]').count()) === 1,
    'nor for the other, who has not moved',
  );
  await bo.page.waitForSelector('form .opt.act');
  await fish(bo.page);
  await ana.page.waitForFunction(() =>
    document.querySelector('[data-undo]:not(.go):not([aria-disabled])'),
  );

  const ask = async () => {
    await button.click();
    await ana.page.waitForSelector('dialog[open]');
    const text = await ana.page.locator('dialog[open]').textContent();
    await shot(ana.page, 'undo-dialog');
    await ana.page.locator('dialog[open] .btn.pri').click();
    await bo.page.waitForSelector('[data-asked]');
    return text;
  };
  const text = await ask();
  checks.ok(
    /these 2 moves/.test(text) && /You catch/.test(text) && /Bo catches/.test(text),
    `before asking one reads what goes back: ${text}`,
  );
  const question = await bo.page.locator('[data-asked]').textContent();
  checks.ok(
    /Ana asks to take back 2 moves/.test(question) &&
      /Ana catches/.test(question) &&
      /You catch/.test(question),
    `and so does who is asked: ${question}`,
  );
  await shot(bo.page, 'undo-asked-phone');
  await shot(ana.page, 'undo-asked');

  /* The question outlives a reload on both sides. */
  await bo.page.reload();
  await bo.page.waitForSelector('[data-asked] [data-refuse]');
  await bo.page.locator('[data-refuse]').click();
  await ana.page.waitForSelector('[data-answer]');
  await checks.soon(
    async () => /Bo does not want to go back/.test(await bars(ana.page)),
    `a refusal is told with the name: ${await bars(ana.page)}`,
  );
  await shot(ana.page, 'undo-refused');
  await ana.page.reload();
  await ana.page.waitForSelector('[data-answer]:has-text("Bo")');
  checks.ok(true, 'also after a reload');

  /* Withdrawn. */
  await ask();
  await ana.page.locator('[data-withdraw]').click();
  await bo.page.waitForSelector('[data-answer]:has-text("Ana no longer asks")');
  await checks.soon(
    async () => (await bo.page.locator('[data-agree]').count()) === 0,
    'a question can be withdrawn',
  );

  /* Agreed. */
  await ask();
  await bo.page.locator('[data-agree]').click();
  await ana.page.waitForSelector('[data-answer]:has-text("Everybody agreed")');
  checks.ok(
    await until(async () => (await ana.page.locator('form .opt.act').count()) > 0, 30),
    'a yes takes both back to the move before',
  );
  checks.ok((await ana.page.locator('.pl').nth(0).textContent()) !== '', 'the table stands');

  /* Against a bot nobody is asked. */
  const made = (
    await post(ana.page, '/api/tables', {
      id: 'undo-2',
      game: 'polynesia',
      name: 'Bots',
      options: { first_player: '0' },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
      pace: 'live',
      clock: null,
      public: false,
      hints: true,
    })
  ).body.table;
  await ana.page.goto(`${server.url}/t/${made.id}`);
  await ana.page.waitForSelector('form .opt.act');
  await fish(ana.page);
  await ana.page.waitForFunction(
    () =>
      document.querySelector('[data-undo]:not(.go):not([aria-disabled])') &&
      document.querySelector('form .opt.act'),
  );
  await button.click();
  await ana.page.waitForSelector('dialog[open]');
  checks.ok(
    /Bots do not mind/.test(await ana.page.locator('dialog[open]').textContent()),
    'with bots alone the dialog promises no question',
  );
  await ana.page.locator('dialog[open] .btn.pri').click();
  await ana.page.waitForFunction(() => document.querySelector('[data-undo][aria-disabled="true"]'));
  checks.ok((await ana.page.locator('[data-asked]').count()) === 0, 'and takes it back at once');
  checks.quiet({ Ana: ana, Bo: bo });
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
