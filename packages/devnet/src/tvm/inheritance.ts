import type { HexAddress } from '@vellum/tron/address';
import { takeRewards } from '../governance/take-rewards.ts';
import { withVotes } from '../governance/votes.ts';
import { consumeStaked, takeOver } from '../stakes/resource-window.ts';
import { ownStake, stakesOf, withOwnStake } from '../stakes/staking.ts';
import { waiting, withdrawable } from '../stakes/staking-rules.ts';
import type { Account, Usage } from '../state/account.ts';
import type { Run } from './run.ts';

/** Whether a contract may end itself: not while it lends, or waits for what it unstaked. */
export function mayEnd({ state, rules, head }: Run, address: HexAddress): boolean {
  const account = state.account(address);
  if (!rules.stake || account === undefined) return true;
  const { net, energy } = stakesOf(account);
  return net.lent === 0n && energy.lent === 0n && waiting(account, head.time) === 0;
}

/** Rewards go into the balance, votes to nobody. */
export function closeVotes(run: Run, address: HexAddress): void {
  if (!run.rules.vote) return;
  const { state, options } = run;
  takeRewards(run, address, options.block.timestamp);
  const account = state.account(address);
  if (account?.votes !== undefined) state.putAccount(withVotes(state, account, []));
}

/**
 * Hands stakes on as they are, with their use of the day, and pays out what had been unstaked; returns the latter in sun.
 * What others lent ends here: they take it back from an account that is gone.
 */
export function inheritStakes(run: Run, from: HexAddress, to: HexAddress): bigint {
  const { state, rules, head } = run;
  const owner = state.account(from);
  const heir = state.account(to);
  if (!rules.stake || owner === undefined || heir === undefined) return 0n;
  const due = withdrawable(owner, head.time);
  const inherited = stakesOf(owner).order.filter((resource) => ownStake(owner, resource) > 0n);
  const staked = inherited.reduce(
    (account, resource) => withOwnStake(account, resource, ownStake(owner, resource)),
    heir,
  );
  state.putAccount({
    ...staked,
    balance: heir.balance + due,
    net: withUse(heir.net, owner.net, head.slot),
    energy: withUse(heir.energy, owner.energy, head.slot),
  });
  state.putAccount(withoutStakes(owner));
  return due;
}

function withUse(own: Usage, inherited: Usage, now: number): Usage {
  const use = consumeStaked(inherited, 0n, now);
  return use.used > 0n ? takeOver(own, use.used, use, now) : own;
}

function withoutStakes(account: Account): Account {
  const { stakes: _stakes, unstaking: _unstaking, ...rest } = account;
  const borrowed = (['net', 'energy'] as const).map((field) => stakesOf(account)[field].borrowed);
  const [net = 0n, energy = 0n] = borrowed;
  const nothing = { own: 0n, lent: 0n };
  const stakes = {
    net: { ...nothing, borrowed: net },
    energy: { ...nothing, borrowed: energy },
    power: 0n,
    order: [],
  };
  return {
    ...rest,
    ...(net + energy > 0n && { stakes }),
    net: { used: 0n, at: account.net.at },
    energy: { used: 0n, at: account.energy.at },
  };
}
