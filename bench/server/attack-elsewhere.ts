import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

// The other server of the bench attack-traffic, which does as little as a server can: it closes what is opened. Says its
// address.

const server = createServer((socket) => {
  socket.on('error', () => undefined).destroy();
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.once('disconnect', () => server.close());
process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
