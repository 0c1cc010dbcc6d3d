import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDevnet, type Devnet } from '../../src/index.ts';
import type { WorldState } from '../../src/state/world-state.ts';
import { randomOf } from '../random-transactions.ts';
import { scaledSlow, seedFor } from '../scale.ts';
import { flood, type Outcome } from './flood.ts';
import { type Material, prepareMaterial } from './material.ts';
import { type HostileRequest, hostileRequest } from './requests.ts';

const REQUESTS = scaledSlow(20_000);
const STATUSES = [200, 204, 400, 403, 404, 405, 413, 431];

let devnet: Devnet;
let material: Material;

beforeAll(async () => {
  devnet = await createDevnet({ port: 0 });
  material = await prepareMaterial(devnet);
});
afterAll(() => devnet.close());

/** Everything that a request could have changed. */
async function fingerprint() {
  const { chain } = devnet;
  return {
    head: chain.head().id,
    solid: chain.solidNumber(),
    state: await chain.read('head', (state) => (state as WorldState).digest()),
    pending: chain.pending().length,
    mining: devnet.mining(),
    accounts: devnet.accounts.length,
  };
}

/** What is wrong with an answer, undefined when nothing is. */
function complaint(sent: HostileRequest, outcome: Outcome): string | undefined {
  const isLarge = (sent.body?.length ?? 0) > 4_000_000;
  if (outcome.status === 'cut') return isLarge ? undefined : 'the connection was cut';
  if (!STATUSES.includes(outcome.status)) return `status ${outcome.status}`;
  if (outcome.body === '') return undefined;
  if ([404, 405].includes(outcome.status) && outcome.body.startsWith('<html>')) return undefined;
  try {
    JSON.parse(outcome.body);
    return undefined;
  } catch {
    return `no JSON: ${outcome.body.slice(0, 200)}`;
  }
}

describe('hostile requests', () => {
  test('change nothing, are answered properly, and do not disturb the server', async () => {
    const bugs = vi.spyOn(console, 'error');
    const random = randomOf(seedFor('hostile requests'));
    const before = await fingerprint();
    const complaints: string[] = [];
    const kinds = new Map<string, number>();
    let left = REQUESTS;
    await flood(
      devnet.url!,
      16,
      () => (left-- > 0 ? hostileRequest(random, material) : undefined),
      (sent, outcome) => {
        kinds.set(sent.kind, (kinds.get(sent.kind) ?? 0) + 1);
        const wrong = complaint(sent, outcome);
        const { kind, method, path, body = '' } = sent;
        if (wrong) complaints.push(`${kind}: ${method} ${path} ${body.slice(0, 300)} -> ${wrong}`);
      },
    );
    expect(complaints).toEqual([]);
    expect(bugs.mock.calls).toEqual([]);
    expect(await fingerprint()).toEqual(before);
    expect((await fetch(`${devnet.url}/healthcheck`)).status).toBe(200);
    // Every kind was tried, so that none hides behind the others.
    expect(Math.min(...kinds.values())).toBeGreaterThan(REQUESTS / 30);
    expect(kinds.size).toBe(14);
  });

  test('that are valid would have changed something', async () => {
    const before = await fingerprint();
    const { privateKey } = devnet.accounts[1]!;
    const { signDigest } = await import('@vellum/tron/signature');
    const { json } = material.unsigned[0]!;
    const id = Buffer.from(String(json['txID']), 'hex');
    const signature = [Buffer.from(signDigest(id, Buffer.from(privateKey, 'hex'))).toString('hex')];
    const response = await fetch(`${devnet.url}/wallet/broadcasttransaction`, {
      method: 'POST',
      body: JSON.stringify({ ...json, signature }),
    });
    expect(await response.json()).toMatchObject({ result: true });
    expect(await fingerprint()).not.toEqual(before);
  });
});
