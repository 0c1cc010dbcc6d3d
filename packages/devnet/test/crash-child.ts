import type { Transaction } from '@vellum/tron/transaction';
import { createDevnet } from '../src/index.ts';
import { randomOf, randomTransaction, worldOf } from './random-transactions.ts';
import type { SignedOptions } from './signed.ts';

/**
 * Mines under load until it is killed. Prints, as JSON lines, what it is about to replace (`intent`) and what
 * the chain has acknowledged (`ack`): from block `keep` on, the ids that follow.
 */
export type CrashLine = Readonly<{ kind: 'intent' | 'ack'; keep: number; ids: readonly string[] }>;

const [folder = '', seed = '0', ...preferred] = process.argv.slice(2);
const random = randomOf(Number(seed));
const devnet = await createDevnet({ dataFolder: folder, solidLag: 4, snapshotInterval: 9 });
const { chain, accounts } = devnet;
const world = await worldOf(devnet, random);

function print(kind: CrashLine['kind'], keep: number): void {
  const count = kind === 'ack' ? chain.head().number - keep : 0;
  const ids = Array.from(
    { length: count },
    (_, index) => chain.blockByNumber(keep + 1 + index)!.id,
  );
  process.stdout.write(`${JSON.stringify({ kind, keep, ids })}\n`);
}

/** Any transaction; if types are preferred, half of the time one of those where a few tries find it. */
function draw(options?: SignedOptions): Transaction {
  const tries = preferred.length > 0 && random(2) === 0 ? 40 : 1;
  let drawn = randomTransaction(world, options);
  for (let tried = 1; tried < tries && !preferred.includes(drawn.contract.type); tried += 1) {
    drawn = randomTransaction(world, options);
  }
  return drawn;
}

async function load(): Promise<void> {
  const keep = chain.head().number;
  const batch = Array.from({ length: 1 + random(8) }, () => draw());
  await Promise.all(batch.map((transaction) => chain.submit(transaction)));
  print('ack', keep);
}

async function replace(): Promise<void> {
  const depth = 1 + random(4);
  const keep = chain.head().number - depth;
  const reference = chain.blockByNumber(keep)!;
  const blocks = Array.from({ length: depth + 1 }, () => ({
    transactions: [draw({ reference })],
  }));
  print('intent', keep);
  await devnet.reorganise({ depth, blocks });
  print('ack', keep);
}

async function comeBack(): Promise<void> {
  const keep = chain.head().number;
  const mark = await devnet.snapshot();
  await load();
  print('intent', keep);
  await devnet.revert(mark);
  print('ack', keep);
}

async function edit(): Promise<void> {
  const keep = chain.head().number;
  const { address } = accounts[6]!;
  await devnet.edit([{ kind: 'balance', address, balance: BigInt(random(1_000_000)) }]);
  print('ack', keep);
}

/** A day, after which votes have been counted, or two weeks, after which stakes can be withdrawn; rare types need the two weeks. */
async function wait(): Promise<void> {
  const isLong = preferred.length > 0 || random(3) === 0;
  await devnet.increaseTime((isLong ? 15 : 1) * 86_400_000);
  await load();
}

print('ack', 0);
for (;;) {
  for (let round = 0; round < 3; round += 1) await load();
  if (random(2) === 0) await wait();
  await [replace, comeBack, edit][random(3)]!();
}
