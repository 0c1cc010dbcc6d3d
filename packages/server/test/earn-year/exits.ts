import { burnMine } from '@vellum/contracts/burn-mining';
import { cards } from '@vellum/contracts/cards';
import { feeVault } from '@vellum/contracts/fees';
import { locker } from '@vellum/contracts/locks';
import { streamStake, termStake } from '@vellum/contracts/staking';
import { type Actor, takes } from './actor.ts';
import type { Act, Year } from './entries.ts';

const EARLY_AFTER = 3n * 86_400n;
const wtrxOf = (type: 'staking' | 'burnPower' | 'cardPledge') => ({ type, coin: 'wtrx' }) as const;

const stakedOf = ({ chain }: Year, { address }: Actor) =>
  chain.read('lpStake', streamStake.stakeOf(address));

const withdrawLp: Act = async (year, actor) => {
  const staked = await stakedOf(year, actor);
  const part = (staked * BigInt(1 + year.random(100))) / 100n;
  if (part === 0n) return null;
  return takes(year.chain, actor, 'lpStake', streamStake.withdraw(part), wtrxOf('staking'));
};

const leaveLp: Act = async (year, actor) =>
  (await stakedOf(year, actor)) === 0n
    ? null
    : takes(year.chain, actor, 'lpStake', streamStake.exit(), wtrxOf('staking'));

const leaveWithoutReward: Act = async (year, actor) =>
  (await stakedOf(year, actor)) === 0n
    ? null
    : takes(year.chain, actor, 'lpStake', streamStake.exitWithoutReward(), wtrxOf('staking'));

const claimLp: Act = (year, actor) =>
  takes(year.chain, actor, 'lpStake', streamStake.claim(), wtrxOf('staking'));

const claimBurn: Act = (year, actor) =>
  takes(year.chain, actor, 'burnMine', burnMine.claim(), wtrxOf('burnPower'));

const claimCards: Act = async (year, actor) =>
  (await year.chain.read('cards', cards.earned(actor.address))) === 0n
    ? null
    : takes(year.chain, actor, 'cards', cards.claimReward(), wtrxOf('cardPledge'));

const closeTerm: Act = async (year, actor) => {
  const due = actor.terms.find(({ opens }) => opens <= year.chain.now());
  if (!due) return null;
  actor.terms = actor.terms.filter((one) => one !== due);
  const own = due.amount;
  const { reward } = due;
  const before = actor.received.get('staking vlm') ?? 0n;
  const sent = await takes(year.chain, actor, 'termStake', termStake.close(due.key), {
    type: 'staking',
    coin: 'vlm',
    own,
  });
  const paid = (actor.received.get('staking vlm') ?? 0n) - before;
  if (paid !== reward) throw new Error(`a term paid ${paid} and had promised ${reward}`);
  return sent;
};

const closeEarly: Act = async (year, actor) => {
  const now = year.chain.now();
  const running = actor.terms.find(
    // The call is some seconds later than this look.
    ({ opens, since }) => opens > now + 60n && since + EARLY_AFTER < now,
  );
  if (!running) return null;
  actor.terms = actor.terms.filter((one) => one !== running);
  const source = { type: 'staking', coin: 'vlm', own: running.amount } as const;
  return takes(year.chain, actor, 'termStake', termStake.closeEarly(running.key), source);
};

const unlock: Act = async (year, actor) => {
  const due = actor.locks.find(({ opens }) => opens <= year.chain.now());
  if (!due) return null;
  actor.locks = actor.locks.filter((one) => one !== due);
  return year.chain.must(actor.person, 'locker', locker.unlock(due.key));
};

const unpledge: Act = async (year, actor) => {
  const due = actor.cards.find(({ opens }) => opens !== 0n && opens <= year.chain.now());
  if (!due) return null;
  due.opens = 0n;
  return year.chain.must(actor.person, 'cards', cards.unlock(due.id));
};

const takeCredit: Act = async (year, actor) => {
  const { credit } = await year.chain.read('cards', cards.accountOf(actor.address));
  if (credit === 0n) return null;
  const source = { type: 'saleCredit', coin: 'trx' } as const;
  return takes(year.chain, actor, 'cards', cards.withdrawCredit(), source);
};

const claimBonus: Act = async (year, actor) => {
  if ((await year.chain.read('feeVault', feeVault.bonusOf(actor.address))) === 0n) return null;
  const source = { type: 'bonus', coin: 'trx' } as const;
  return takes(year.chain, actor, 'feeVault', feeVault.claimBonus(), source);
};

/** Ways out, named as often as they are wanted. None of them may ever be refused. */
export const exits: readonly (readonly [string, Act, number])[] = [
  ['withdraw LP', withdrawLp, 2],
  ['leave LP', leaveLp, 1],
  ['leave LP without reward', leaveWithoutReward, 1],
  ['claim of LP', claimLp, 2],
  ['claim of power', claimBurn, 2],
  ['claim of cards', claimCards, 2],
  ['close a term', closeTerm, 4],
  ['close early', closeEarly, 1],
  ['unlock', unlock, 3],
  ['take a card back', unpledge, 3],
  ['take credit', takeCredit, 2],
  ['claim of bonus', claimBonus, 2],
];

/** Everything out, of everyone, once all terms are over. */
export async function leaveAll(year: Year): Promise<void> {
  for (const actor of year.actors) {
    const again = [closeTerm, unlock, unpledge];
    for (const act of again) while ((await act(year, actor)) !== null);
    const once = [leaveLp, claimLp, claimBurn, claimCards, takeCredit, claimBonus];
    for (const act of once) await act(year, actor);
  }
}
