import { createClient } from '@vellum/tron/client/client';
import { NodeRefused, NodeUnreachable } from '@vellum/tron/errors';
import { expect, test } from 'vitest';
import { patientClient } from './patient-client.ts';

const request = { path: '/wallet/getnowblock', body: {} };

/** A node that gives these answers in turn, the last one for ever. */
function answering(...statuses: readonly number[]) {
  const lines: string[] = [];
  let asked = 0;
  const client = createClient({
    fullNodes: ['http://node.example'],
    fetch: async () => {
      const status = statuses[Math.min(asked++, statuses.length - 1)] ?? 200;
      return { status, headers: new Headers(), text: async () => '{"n":5}' };
    },
  });
  const log = (line: string) => lines.push(line);
  return { client, lines, log, asked: () => asked };
}

test('a node that does not answer is asked again, and each wait is told', async () => {
  const { client, lines, log, asked } = answering(503, 429, 200);
  const patient = patientClient(client, { spacing: 0, rests: [1, 1, 1], log });
  expect((await patient.full.request(request)).number('n')).toBe(5);
  expect(asked()).toBe(3);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(
    /^no node answered \/wallet\/getnowblock \(.*503\); asking again in 1 s$/,
  );
});

test('gives up after the last rest, and at once where a node refuses', async () => {
  const away = answering(503);
  const patient = patientClient(away.client, { spacing: 0, rests: [1, 1], log: away.log });
  await expect(patient.full.request(request)).rejects.toBeInstanceOf(NodeUnreachable);
  expect(away.asked()).toBe(3);
  const refusing = answering(404);
  const options = { spacing: 0, rests: [1, 1], log: refusing.log };
  const asked = patientClient(refusing.client, options).events.request(request);
  await expect(asked).rejects.toBeInstanceOf(NodeRefused);
  expect(refusing.asked()).toBe(1);
});

test('requests begin no closer than the spacing, also those made together', async () => {
  const { client, log } = answering(200);
  const patient = patientClient(client, { spacing: 20, rests: [], log });
  const begun = performance.now();
  await Promise.all([1, 2, 3, 4].map(() => patient.full.request(request)));
  expect(performance.now() - begun).toBeGreaterThanOrEqual(59);
});
