import { type PayoutPart, payout } from '@vellum/contracts/income';
import { type PayoutLeaf, payoutTree } from '@vellum/contracts/payout-tree';
import { BlockBook } from '../../src/ledger/block-book.ts';
import { payoutHome } from '../../src/ledger/ledger-parts.ts';
import { type Actor, note, takes } from './actor.ts';
import type { Act, Year } from './entries.ts';
import type { YearChain } from './year-chain.ts';

const ROOT_DELAY = 61;
/** After so long anyone may propose. */
const SILENCE = 7 * 86_400;
const NOBODY = /^41(?:0{40})$/;
const source = { type: 'payout', coin: 'trx' } as const;

/** Proposes the roots that the blocks lead to, and knows everyone's parts of them. */
export class Payouts {
  readonly #chain: YearChain;
  readonly #book: BlockBook;
  readonly #home: ReturnType<typeof payoutHome>;
  /** By address, for each active root. */
  readonly #parts: ReadonlyMap<string, PayoutPart>[] = [];
  #read = 0;

  constructor(chain: YearChain) {
    const { contracts, genesisId } = chain.chain.deployment;
    this.#chain = chain;
    this.#book = new BlockBook(chain.at);
    this.#home = payoutHome({ payout: contracts['payout']!.address }, genesisId);
  }

  /**
   * False when there was nothing to raise. Now and then the guardian refuses a root, and it comes again: from the
   * reserve after the first time, from a stranger after the second.
   */
  async giveRoot(isRefused: boolean): Promise<boolean> {
    const { must, owner, pass, read, chain } = this.#chain;
    const isOrphaned = NOBODY.test(await read('payout', payout.proposer()));
    if (isOrphaned) await pass(SILENCE);
    const { leaves, total } = this.#upToDate().build();
    if (leaves.length === 0) return false;
    const { root, budget } = payoutTree(this.#home, leaves);
    const over = BigInt(chain.devnet.chain.head().number);
    const bond = isOrphaned ? budget / 10n : 0n;
    await must(owner, 'payout', payout.proposeRoot(root, total, over, bond));
    if (isRefused && !isOrphaned) {
      await must(owner, 'payout', payout.vetoRoot(root));
      return this.giveRoot(false);
    }
    await pass(isOrphaned ? 8 * ROOT_DELAY : ROOT_DELAY);
    await must(owner, 'payout', payout.activateRoot());
    if (bond > 0n) await must(owner, 'payout', payout.withdrawBond());
    return true;
  }

  /** Everything that active roots leave for someone. */
  async due({ address }: Actor) {
    const roots = this.#upToDate().activeRoots();
    for (const leaves of roots.slice(this.#parts.length)) this.#parts.push(this.#partsOf(leaves));
    const claimed = await this.#chain.read('payout', payout.claimedBy(address));
    const parts = this.#parts
      .flatMap((of) => of.get(address) ?? [])
      .filter(({ cumulative }) => cumulative > claimed);
    return { parts, amount: (parts.at(-1)?.cumulative ?? claimed) - claimed };
  }

  #partsOf(leaves: readonly PayoutLeaf[]): ReadonlyMap<string, PayoutPart> {
    const { parts } = payoutTree(this.#home, leaves);
    return new Map(leaves.map(({ user }, place) => [user, parts[place]!]));
  }

  #upToDate(): BlockBook {
    const { chain } = this.#chain.chain.devnet;
    for (; this.#read < chain.head().number; this.#read += 1) {
      this.#book.read(chain.blockByNumber(this.#read + 1)!);
    }
    return this.#book;
  }
}

/** All of it, or a part that is not below the minimum. */
const claimPayout: Act = async (year, actor) => {
  const { parts, amount } = await year.payouts.due(actor);
  if (amount <= 0n) return null;
  const minimum = await year.chain.read('payout', payout.minimum());
  const half = amount / 2n;
  const taken = year.random(3) === 0 && half >= minimum && half > 0n ? half : amount;
  return takes(year.chain, actor, 'payout', payout.claim(taken, parts), source);
};

/** Sent by another: it reaches the address all the same, which pays nothing. */
const sendPayout: Act = async ({ chain, payouts }, actor) => {
  const { parts, amount } = await payouts.due(actor);
  if (amount <= 0n) return null;
  const before = await chain.trxOf(actor.address);
  const sent = await chain.must(chain.owner, 'payout', payout.claimFor(actor.address, parts));
  note(actor, source.type, source.coin, (await chain.trxOf(actor.address)) - before);
  return sent;
};

export const payoutExits: readonly (readonly [string, Act, number])[] = [
  ['claim of payout', claimPayout, 2],
  ['payout sent by the keeper', sendPayout, 2],
];

/** What is in no root yet goes into one, as far as it makes a leaf; then everyone is sent theirs. */
export async function payAll(year: Year): Promise<void> {
  // The contract's allowance of a day limits a root.
  for (let days = 0; days < 30; days += 1) {
    await year.chain.pass(7 * 86_400);
    if (!(await year.payouts.giveRoot(false))) break;
  }
  for (const actor of year.actors) await sendPayout(year, actor);
}
