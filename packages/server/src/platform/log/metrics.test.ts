import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createMetrics, serveMetrics } from './metrics.ts';

test('figures are served on a port of their own, and nothing else is', async () => {
  const metrics = createMetrics();
  metrics.request('/some/route', 200, 0.004);
  metrics.gauge('index_lag_blocks', 'lag', async () => 3);
  const server = await serveMetrics(metrics, '127.0.0.1', 0);
  const { port } = server.address() as AddressInfo;
  try {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toContain(
      'http_request_seconds_bucket{le="0.005",route="/some/route",status="200"} 1',
    );
    expect(text).toContain('index_lag_blocks 3');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

test('a figure that cannot be read is an error of the page, not of the server', async () => {
  const metrics = createMetrics();
  metrics.gauge('broken', 'broken', () => Promise.reject(new Error('no database')));
  const server = await serveMetrics(metrics, '127.0.0.1', 0);
  const { port } = server.address() as AddressInfo;
  try {
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(500);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
