import type { HexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callOf, deploy } from '../../test/bytecode.ts';
import { randomOf } from '../../test/random-transactions.ts';
import { scaled, seedFor } from '../../test/scale.ts';
import { mined, signed, transferOf } from '../../test/signed.ts';
import { createDevnet, type Devnet } from '../index.ts';
import { EventIndex } from './event-index.ts';

const TRANSFER = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
/** Logs a TRC-20 transfer of the value sent, from the caller to the address in the call data. */
const TOKEN = `345f52${'5f35'}33${`7f${TRANSFER}`}60205fa300`;
const LAG = 6;

let devnet: Devnet;
let token: HexAddress;
let index: EventIndex;

beforeAll(async () => {
  devnet = await createDevnet({ solidLag: LAG });
  token = await deploy(devnet.chain, devnet.accounts[1]!, TOKEN);
  index = new EventIndex(devnet.chain);
});
afterAll(() => devnet.close());

const everyone = () => [token, ...devnet.accounts.map(({ address }) => address)];

const contentOf = (each: EventIndex) =>
  everyone().map((address) => ({
    logs: each.logsOf(address),
    transactions: each.transactionsOf(address),
    transfers: each.transfersOf(address),
  }));

async function act(random: (below: number) => number): Promise<void> {
  const { chain, accounts } = devnet;
  const [from, to] = [accounts[1 + random(4)]!, accounts[5 + random(4)]!];
  const data = fromHex(to.address.slice(2).padStart(64, '0'));
  const call = callOf(token, BigInt(random(9)), data);
  const options = { feeLimit: 10_000_000n };
  await mined(chain, signed(chain, from, 'TriggerSmartContract', call, options));
  await mined(chain, transferOf(chain, from, to.address, 1n));
}

/** Drops or keeps the transactions of the last blocks at random, on a branch that is one longer. */
async function reorganise(random: (below: number) => number): Promise<void> {
  const { chain } = devnet;
  const depth = 1 + random(LAG);
  const head = chain.head().number;
  const blocks = Array.from({ length: depth + 1 }, (_, step) => ({
    transactions: (chain.blockByNumber(head - depth + 1 + step)?.transactions ?? []).filter(
      () => random(3) > 0,
    ),
  }));
  await devnet.reorganise({ depth, blocks, ignoreReference: true });
}

let mark = 0;

async function step(random: (below: number) => number): Promise<void> {
  const action = random(10);
  if (action < 5) return act(random);
  if (action < 8) return reorganise(random);
  if (action < 9 || (await devnet.revert(mark))) mark = await devnet.snapshot();
}

test('an index that saw the chain change is equal to one that sees only its outcome', async () => {
  const random = randomOf(seedFor('event index'));
  for (let warmUp = 0; warmUp < LAG; warmUp++) await act(random);
  await index.prepare();
  mark = await devnet.snapshot();
  for (let left = scaled(200); left > 0; left--) {
    await step(random);
    if (random(2) === 0) expect(contentOf(index)).toEqual(contentOf(new EventIndex(devnet.chain)));
  }
  const content = contentOf(index);
  expect(content).toEqual(contentOf(new EventIndex(devnet.chain)));
  expect(content[0]!.logs.length).toBeGreaterThan(0);
  expect(content.flatMap(({ transfers }) => transfers).length).toBeGreaterThan(0);
});

test('a long backlog is worked off in pieces', async () => {
  await devnet.mine(600);
  const late = new EventIndex(devnet.chain);
  await late.prepare();
  expect(contentOf(late)).toEqual(contentOf(index));
});
