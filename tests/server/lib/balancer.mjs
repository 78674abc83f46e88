// balancer.mjs - a plain load balancer: each connection goes to the next node that takes it, and ends when that does.
import net from 'node:net';

export class Balancer {
  constructor(nodes) {
    this.nodes = nodes; /* those with a port; the list may change */
    this.turn = 0;
    this.places = new Map(); /* the port of a client, the node that has it */
    this.server = net.createServer(client => this.pass(client));
  }

  start() {
    return new Promise(done => {
      this.server.listen(0, 'localhost', () => {
        this.port = this.server.address().port;
        done(this);
      });
    });
  }

  stop() {
    this.server.close();
  }

  nodeOf(live) {
    return this.places.get(live.socket.localPort);
  }

  pass(client, tries = this.nodes.length) {
    const node = this.nodes[this.turn++ % this.nodes.length];
    if (!tries) client.destroy();
    else if (!node?.port) this.pass(client, tries - 1);
    else this.join(client, node, tries);
  }

  join(client, node, tries) {
    const upstream = net.connect({ port: node.port, host: 'localhost', noDelay: true });
    let isOpen = false;
    upstream.on('connect', () => {
      isOpen = true;
      this.places.set(client.remotePort, node);
      client.setNoDelay(true);
      client.pipe(upstream).pipe(client);
    });
    client.on('close', () => upstream.destroy());
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => (isOpen ? client.destroy() : this.pass(client, tries - 1)));
    upstream.on('close', () => isOpen && client.destroy());
  }
}
