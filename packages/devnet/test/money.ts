import type { Receipt } from '../src/execution/receipt.ts';
import { votingPower } from '../src/stakes/staking.ts';
import type { Account } from '../src/state/account.ts';
import type { StateReader } from '../src/state/state-reader.ts';
import { WorldState } from '../src/state/world-state.ts';

const TRX = '_';
const sumOf = (amounts: Iterable<bigint>): bigint => {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return sum;
};

/** Balance and stakes, lent ones and those that wait to be withdrawn included. */
function wealthOf(account: Account): bigint {
  const waiting = sumOf((account.unstaking ?? []).map(({ amount }) => amount));
  return account.balance + votingPower(account) + waiting;
}

function everyAccount(state: StateReader): readonly Account[] {
  if (!(state instanceof WorldState)) throw new Error('not the state of a chain in this process');
  return [...state.accounts()];
}

/** What exchanges hold of a token, or of TRX. */
function inExchanges(state: StateReader, token: string): bigint {
  const sides = state.records('exchange').flatMap(({ value }) => [value.first, value.second]);
  return sumOf(sides.filter((side) => side.token === token).map(({ balance }) => balance));
}

export const burnedOf = (state: StateReader): bigint => state.property('BURN_TRX_AMOUNT') ?? 0n;

/** All sun that anyone has, wherever it is. */
export function allMoney(state: StateReader): bigint {
  return sumOf(everyAccount(state).map(wealthOf)) + inExchanges(state, TRX);
}

/** Units of every TRC-10 token that anyone has, and how many were issued, by id. */
export function allTokens(
  state: StateReader,
): readonly (readonly [id: string, held: bigint, issued: bigint])[] {
  const held = new Map<string, bigint>();
  const count = (id: string, units: bigint) => held.set(id, (held.get(id) ?? 0n) + units);
  for (const { tokens = {}, issued } of everyAccount(state)) {
    for (const [id, units] of Object.entries(tokens)) count(id, units);
    for (const { amount } of issued?.frozen ?? []) count(issued!.id, amount);
  }
  return state.records('token').map(({ value: { id, totalSupply } }) => {
    return [id, (held.get(id) ?? 0n) + inExchanges(state, id), totalSupply] as const;
  });
}

/** Sun lent, as lenders know it, and as the list of loans has it. */
export function allLoans(state: StateReader): readonly [lent: bigint, listed: bigint] {
  const lent = everyAccount(state).map(({ stakes }) =>
    stakes ? stakes.net.lent + stakes.energy.lent : 0n,
  );
  const listed = state
    .records('delegation')
    .map(({ value }) => value.net.amount + value.energy.amount);
  return [sumOf(lent), sumOf(listed)];
}

/** Sun that a transaction made: rewards paid out to accounts and, by their code, to contracts. */
export function rewardsIn({ effects, internal, result }: Receipt): bigint {
  const byCode = internal.filter(({ note, rejected }) => note === 'withdrawReward' && !rejected);
  const paid = result === 'SUCCESS' ? sumOf(byCode.map(({ value }) => value)) : 0n;
  return (effects?.withdrawnReward ?? 0n) + paid;
}
