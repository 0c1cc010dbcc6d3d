import { burnMine } from '@vellum/contracts/burn-mining';
import { cards } from '@vellum/contracts/cards';
import { trc20 } from '@vellum/contracts/coins';
import { feeVault } from '@vellum/contracts/fees';
import { payout } from '@vellum/contracts/income';
import { streamStake, termStake } from '@vellum/contracts/staking';
import type { Actor } from './actor.ts';
import type { Year } from './entries.ts';
import type { YearChain } from './year-chain.ts';

/** What a contract owes all actors together, and what it holds of the coin. */
export type Standing = Readonly<{ pool: string; coin: string; owed: bigint; held: bigint }>;

const levels = [1n, 2n, 3n];
const held = (chain: YearChain, name: string, coin: string) =>
  coin === 'trx' ? chain.trxOf(chain.at(name)) : chain.read(coin, trc20.balanceOf(chain.at(name)));

async function sum(
  actors: readonly Actor[],
  of: (actor: Actor) => Promise<bigint> | bigint,
): Promise<bigint> {
  let total = 0n;
  for (const actor of actors) total += await of(actor);
  return total;
}

/** Every pool at the newest block. */
export async function standings({ chain, actors }: Year): Promise<Standing[]> {
  const { read } = chain;
  const owed: readonly (readonly [string, string, () => Promise<bigint>])[] = [
    [
      'lpStake',
      'vlmWtrx',
      () => sum(actors, ({ address }) => read('lpStake', streamStake.stakeOf(address))),
    ],
    [
      'lpStake',
      'wtrx',
      async () =>
        (await sum(actors, ({ address }) => read('lpStake', streamStake.earned(address)))) +
        (await read('lpStake', streamStake.rewardLeft())),
    ],
    [
      'burnMine',
      'wtrx',
      async () =>
        (await sum(actors, ({ address }) => read('burnMine', burnMine.earned(address)))) +
        (await read('burnMine', burnMine.rewardLeft())),
    ],
    [
      'cards',
      'wtrx',
      async () =>
        (await sum(actors, ({ address }) => read('cards', cards.earned(address)))) +
        (await read('cards', cards.rewardStream())).unstreamed,
    ],
    ['cards', 'trx', () => owedByCards(chain, actors)],
    ['termStake', 'vlm', () => owedByTerms(chain, actors)],
    ['feeVault', 'trx', () => owedByVault(chain, actors)],
    [
      'payout',
      'trx',
      async () => {
        const { total, claimed } = await read('payout', payout.totals());
        return total - claimed;
      },
    ],
    ...['vlm', 'vlmWtrx'].map(
      (coin) => ['locker', coin, () => sum(actors, (actor) => lockedOf(actor, coin))] as const,
    ),
  ];
  return Promise.all(
    owed.map(async ([pool, coin, ask]) => ({
      pool,
      coin,
      owed: await ask(),
      held: await held(chain, pool, coin),
    })),
  );
}

const lockedOf = ({ locks }: Actor, coin: string): bigint =>
  locks.reduce((total, lock) => (lock.coin === coin ? total + lock.amount : total), 0n);

async function owedByCards({ read }: YearChain, actors: readonly Actor[]): Promise<bigint> {
  let owed = await sum(actors, async ({ address }) => {
    const { credit, feeDue } = await read('cards', cards.accountOf(address));
    return credit + feeDue;
  });
  for (const level of levels) owed += await read('cards', cards.fundCreditOf(level));
  return owed;
}

/** Own money, and what was set aside for it when it came, by what the actors were told then. */
async function owedByTerms({ read }: YearChain, actors: readonly Actor[]): Promise<bigint> {
  const promised = await sum(actors, ({ terms }) =>
    terms.reduce((total, { amount, reward }) => total + amount + reward, 0n),
  );
  return promised + (await read('termStake', termStake.free()));
}

async function owedByVault({ read }: YearChain, actors: readonly Actor[]): Promise<bigint> {
  const bonus = await sum(actors, ({ address }) => read('feeVault', feeVault.bonusOf(address)));
  return (
    bonus +
    (await read('feeVault', feeVault.poolDue())) +
    (await read('feeVault', feeVault.treasuryDue()))
  );
}
