import { trc20 } from '@vellum/contracts/coins';
import { feeVault } from '@vellum/contracts/fees';
import type { Address } from '@vellum/tron/address';
import type { AccountReader } from '../../platform/chain/account-reader.ts';
import type { AskContract } from '../../platform/chain/ask-contract.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { DaoParts } from './dao-parts.ts';

type Standing = Readonly<{ parent: Address | null; level: number; teamSize: number }>;

export type CommunityParts = Readonly<{
  dao: DaoParts;
  ask: AskContract;
  account: AccountReader;
  coins: Readonly<Record<'feeVault' | 'vlm' | 'usdt' | 'wtrx', Address>>;
  /** Of an active address; null of any other. */
  standing(address: Address): Promise<Standing | null>;
  publicUrl(): string;
}>;

/** An address in the community: who invited it, what it votes with, and what the community holds. */
export async function communityCard(parts: CommunityParts, address: Address) {
  const { store, position } = parts.dao;
  const [standing, at, treasury] = await Promise.all([
    parts.standing(address),
    position(),
    treasuryOf(parts),
  ]);
  const [votes, { voting }] = await Promise.all([
    store.votesOf(address),
    store.counts(at.chainTime),
  ]);
  return {
    parent: standing?.parent ?? null,
    level: standing?.level ?? 0,
    teamSize: standing?.teamSize ?? 0,
    treasury,
    votes: String(votes),
    openProposals: Number(voting),
    inviteUrl: standing === null ? null : new URL(`/i/${address}`, parts.publicUrl()).href,
    asOf: { head: at.head, solid: at.solid },
  };
}

/**
 * What votes decide over: coins of the timelock, and what the fee vault keeps for it. Empty when the node is away: the
 * rest of the card does not need it.
 */
async function treasuryOf({ ask, account, coins, dao }: CommunityParts) {
  const { timelock } = dao.contracts;
  const held = (symbol: string, coin: Address) =>
    ask(coin, trc20.balanceOf(timelock)).then((amount) => ({ coin, symbol, amount }));
  try {
    const [due, own, ...rest] = await Promise.all([
      ask(coins.feeVault, feeVault.treasuryDue()),
      account(timelock),
      held('VLM', coins.vlm),
      held('USDT', coins.usdt),
      held('WTRX', coins.wtrx),
    ]);
    const trx = { coin: null, symbol: 'TRX', amount: due + (own?.balance ?? 0n) };
    return [trx, ...rest]
      .filter(({ amount }) => amount > 0n)
      .map((money) => ({ ...money, amount: String(money.amount) }));
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}
