import type { incomeTypes } from '@vellum/api/wire/choice-lists';
import type { Address, HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { base58Of } from '../indexer/node/base58-of.ts';
import type { ChainEvent } from '../indexer/projection.ts';

export type IncomeType = (typeof incomeTypes)[number];

/** The account of an address that a contract keeps until it is taken. */
export type HeldAs = 'bonus' | 'credit';

/** What an event means for the ledger. Amounts in base units. */
export type LedgerStep =
  | Readonly<{ kind: 'joined'; child: Address; parent: Address }>
  | Readonly<{
      kind: 'fee';
      payer: Address;
      fee: bigint;
      refL1: bigint;
      refL2: bigint;
      pool: bigint;
      treasury: bigint;
    }>
  | Readonly<{ kind: 'burned'; user: Address; power: bigint }>
  /** Straight from a pool into the wallet. */
  | Readonly<{ kind: 'reward'; user: Address; type: IncomeType; coin: RewardCoin; amount: bigint }>
  | Readonly<{ kind: 'sold'; seller: Address; buyer: Address; price: bigint; fee: bigint }>
  | Readonly<{ kind: 'sales'; user: Address; amount: bigint }>
  | Readonly<{ kind: 'instalment-back'; user: Address; amount: bigint }>
  | Readonly<{ kind: 'taken'; user: Address; from: HeldAs; amount: bigint }>
  | Readonly<{ kind: 'funded'; from: Address; amount: bigint }>
  | Readonly<{ kind: 'bond-lost'; by: Address; amount: bigint }>
  | Readonly<{ kind: 'cap'; cap: bigint }>
  | Readonly<{ kind: 'proposed'; root: string; total: bigint; upToBlock: bigint; eta: bigint }>
  | Readonly<{ kind: 'active'; root: string; total: bigint }>
  | Readonly<{ kind: 'vetoed'; root: string }>
  | Readonly<{ kind: 'claimed'; user: Address; amount: bigint; cumulative: bigint }>;

/** Deployment names of the coins in which pools pay. */
export type RewardCoin = 'wtrx' | 'vlm';

type Args = Readonly<Record<string, unknown>>;

const address = (args: Args, name: string): Address => base58Of(args[name] as HexAddress);
const amount = (args: Args, name: string): bigint => args[name] as bigint;
const word = (args: Args, name: string): string => toHex(args[name] as Uint8Array);

const reward =
  (type: IncomeType, coin: RewardCoin, field = 'amount') =>
  (args: Args): LedgerStep => ({
    kind: 'reward',
    user: address(args, 'user'),
    type,
    coin,
    amount: amount(args, field),
  });

const taken =
  (from: HeldAs) =>
  (args: Args): LedgerStep => ({
    kind: 'taken',
    user: address(args, 'user'),
    from,
    amount: amount(args, 'amount'),
  });

/** By source and event. */
const steps: Readonly<Record<string, Readonly<Record<string, (args: Args) => LedgerStep>>>> = {
  team: {
    Bound: (args) => ({
      kind: 'joined',
      child: address(args, 'child'),
      parent: address(args, 'parent'),
    }),
  },
  feeVault: {
    FeeIn: (args) => ({
      kind: 'fee',
      payer: address(args, 'payer'),
      fee: amount(args, 'fee'),
      refL1: amount(args, 'refL1'),
      refL2: amount(args, 'refL2'),
      pool: amount(args, 'pool'),
      treasury: amount(args, 'treasury'),
    }),
    BonusPaid: taken('bonus'),
  },
  lpStake: { RewardPaid: reward('staking', 'wtrx') },
  termStake: { TermClosed: reward('staking', 'vlm', 'reward') },
  burnMine: {
    RewardPaid: reward('burnPower', 'wtrx'),
    Burned: (args) => ({
      kind: 'burned',
      user: address(args, 'user'),
      power: amount(args, 'uAmount'),
    }),
  },
  cards: {
    CardRewardPaid: reward('cardPledge', 'wtrx'),
    Sold: (args) => ({
      kind: 'sold',
      seller: address(args, 'seller'),
      buyer: address(args, 'buyer'),
      price: amount(args, 'price'),
      fee: amount(args, 'fee'),
    }),
    FundCredited: (args) => ({
      kind: 'sales',
      user: address(args, 'fund'),
      amount: amount(args, 'amount'),
    }),
    ReservationCancelled: (args) => ({
      kind: 'instalment-back',
      user: address(args, 'user'),
      amount: amount(args, 'refund'),
    }),
    CreditPaid: taken('credit'),
  },
  payout: {
    PayoutFunded: (args) => ({
      kind: 'funded',
      from: address(args, 'from'),
      amount: amount(args, 'amount'),
    }),
    BondForfeited: (args) => ({
      kind: 'bond-lost',
      by: address(args, 'proposer'),
      amount: amount(args, 'amount'),
    }),
    DailyCapSet: (args) => ({ kind: 'cap', cap: amount(args, 'cap') }),
    RootProposed: (args) => ({
      kind: 'proposed',
      root: word(args, 'root'),
      total: amount(args, 'total'),
      upToBlock: amount(args, 'upToBlock'),
      eta: amount(args, 'eta'),
    }),
    RootActive: (args) => ({
      kind: 'active',
      root: word(args, 'root'),
      total: amount(args, 'total'),
    }),
    RootVetoed: (args) => ({ kind: 'vetoed', root: word(args, 'root') }),
    Claimed: (args) => ({
      kind: 'claimed',
      user: address(args, 'user'),
      amount: amount(args, 'amount'),
      cumulative: amount(args, 'cumulative'),
    }),
  },
};

/** Null for events that say nothing about income. */
export function ledgerStep({ source, name, args }: ChainEvent): LedgerStep | null {
  return steps[source]?.[name]?.(args) ?? null;
}
