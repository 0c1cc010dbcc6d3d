import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { freePorts } from '../../test/running-stack.ts';
import { elsewhere, validConfig } from '../../test/valid-config.ts';
import { portFindings } from './ports.ts';

const settings = (env: Readonly<Record<string, string>>) => validConfig({ ...elsewhere, ...env });

test('a port on which nobody listens is free, whoever works on the data folder', async () => {
  const { app } = await freePorts();
  expect(await portFindings(settings({ PORT: String(app) }), true)).toEqual([
    { subject: 'PORT', verdict: 'good', text: `127.0.0.1:${app} is free` },
  ]);
});

test('roles without the API take no PORT', async () => {
  const { chain } = await freePorts();
  const worker = settings({ ROLES: 'indexer,keeper', METRICS_PORT: String(chain) });
  for (const runs of [true, false]) {
    const found = await portFindings(worker, runs);
    expect(found.map(({ subject }) => subject)).toEqual(['METRICS_PORT']);
  }
});

test.each([404, 200])('a stranger who answers %i is not taken for the platform', async (status) => {
  const stranger = createServer((_, reply) => reply.writeHead(status).end('here I am'));
  await new Promise<void>((listening) => stranger.listen(0, '127.0.0.1', listening));
  const { port } = stranger.address() as AddressInfo;
  expect(await portFindings(settings({ PORT: String(port) }), true)).toEqual([
    {
      subject: 'PORT',
      verdict: 'wrong',
      text: `127.0.0.1:${port} is taken`,
      remedy: 'stop what listens there, or choose another PORT.',
    },
  ]);
  await new Promise((closed) => stranger.close(closed));
});
