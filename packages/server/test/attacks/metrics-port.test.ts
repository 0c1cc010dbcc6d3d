import { expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { testServer } from '../test-server.ts';

test('figures are for this machine, wherever the app is served', async () => {
  const port = await freePort();
  // Another address of the loopback stands for one of the network.
  const world = await testServer({ config: { host: '127.0.0.2', metricsPort: port } });
  try {
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
    await expect(fetch(`http://127.0.0.2:${port}/metrics`)).rejects.toThrow();
  } finally {
    await world.close();
  }
});
