import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { requireFreePort } from './free-port.ts';

async function holder() {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { port, leave: () => new Promise((closed) => server.close(closed)) };
}

test('waits a moment for one who is leaving', async () => {
  const { port, leave } = await holder();
  const free = requireFreePort('127.0.0.1', port);
  await leave();
  await free;
});

test('says what to do about one who stays, and about a place that is not here', async () => {
  const { port, leave } = await holder();
  await expect(requireFreePort('127.0.0.1', port)).rejects.toThrow(
    `127.0.0.1:${port} is taken: stop what listens there, or choose another PORT.`,
  );
  await leave();
  await expect(requireFreePort('192.0.2.1', port)).rejects.toThrow('choose another HOST');
});
