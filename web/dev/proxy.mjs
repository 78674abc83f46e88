// proxy.mjs - a running `vaka serve` behind dev.mjs: its API and sockets, with the page built here.
import { request } from 'node:http';
import { connect } from 'node:net';

export function proxy(address) {
  const [host, port] = address.split(':'),
    own = `http://${address}`;
  const headers = from => ({ ...from, host: address, ...(from.origin ? { origin: own } : {}) });
  return {
    http(asked, response) {
      const on = request(
        { host, port, path: asked.url, method: asked.method, headers: headers(asked.headers) },
        answer => {
          response.writeHead(answer.statusCode, answer.headers);
          answer.pipe(response);
        },
      );
      on.on('error', () => response.destroy());
      asked.pipe(on);
    },
    upgrade(asked, socket, head) {
      const on = connect(Number(port), host, () => {
        on.write(
          `GET ${asked.url} HTTP/1.1\r\n${Object.entries(headers(asked.headers))
            .map(([k, v]) => `${k}: ${v}`)
            .join('\r\n')}\r\n\r\n`,
        );
        if (head.length) on.write(head);
        on.pipe(socket);
        socket.pipe(on);
      });
      on.on('error', () => socket.destroy());
      socket.on('error', () => on.destroy());
    },
  };
}
