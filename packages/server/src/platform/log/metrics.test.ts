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

test('a figure that cannot be read is left out and counted, and hides no other', async () => {
  const metrics = createMetrics();
  let problem: Error | null = null;
  metrics.gauge('shaky', 'shaky', async () => {
    if (problem) throw problem;
    return 7;
  });
  metrics.gauge('steady', 'steady', () => 3);
  const figures = async () =>
    (await metrics.text())
      .split('\n')
      .filter((line) => /^(shaky|steady|metrics_unread) /.test(line));
  expect(await figures()).toEqual(['shaky 7', 'steady 3', 'metrics_unread 0']);
  problem = new Error('no database');
  expect(await figures()).toEqual(['steady 3', 'metrics_unread 1']);
  problem = null;
  expect(await figures()).toEqual(['shaky 7', 'steady 3', 'metrics_unread 0']);
});
