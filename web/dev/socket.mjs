// socket.mjs - the server side of a WebSocket for tests and for dev.mjs: text frames only.
import { createHash } from 'node:crypto';

export function accept(request, socket, hear) {
  const key = createHash('sha1')
    .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
    .digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Accept: ${key}\r\n\r\n`,
  );
  let buffer = Buffer.alloc(0);
  const frame = (code, body) => {
    const head =
      body.length < 126
        ? Buffer.from([0x80 | code, body.length])
        : body.length < 65536
          ? Buffer.from([0x80 | code, 126, body.length >> 8, body.length & 255])
          : Buffer.concat([
              Buffer.from([0x80 | code, 127, 0, 0, 0, 0]),
              Buffer.from(Uint32Array.of(body.length).buffer).reverse(),
            ]);
    if (socket.writable) socket.write(Buffer.concat([head, body]));
  };
  socket.on('error', () => {});
  socket.on('data', chunk => {
    buffer = Buffer.concat([buffer, chunk]);
    while (buffer.length >= 2) {
      const code = buffer[0] & 15;
      let size = buffer[1] & 127,
        at = 2;
      if (size === 126) {
        if (buffer.length < 4) return;
        size = buffer.readUInt16BE(2);
        at = 4;
      }
      if (size === 127) {
        if (buffer.length < 10) return;
        size = Number(buffer.readBigUInt64BE(2));
        at = 10;
      }
      if (buffer.length < at + 4 + size) return;
      const mask = buffer.subarray(at, at + 4),
        body = Buffer.from(buffer.subarray(at + 4, at + 4 + size)).map((b, i) => b ^ mask[i & 3]);
      buffer = buffer.subarray(at + 4 + size);
      if (code === 8) {
        frame(8, body.subarray(0, 2));
        socket.end();
        return;
      }
      if (code === 9) frame(10, body);
      if (code === 1) hear(body.toString('utf8'));
    }
  });
  return {
    send: text => frame(1, Buffer.from(text)),
    close: () => {
      frame(8, Buffer.from([3, 232]));
      socket.end();
    },
  };
}
