import type { Address } from '@vellum/tron/address';
import { type AccountRow, type Entry, type IncomeRow, type Purpose, TRX } from './ledger-rows.ts';
import type { LedgerStep, RewardCoin } from './ledger-step.ts';
import { rebateOf } from './payout-rules.ts';

/** The contracts whose accounts the ledger keeps, and the coins in which they pay. */
export type LedgerContracts = Readonly<Record<LedgerContract | RewardCoin, Address>>;

type LedgerContract =
  | 'feeVault'
  | 'payout'
  | 'cards'
  | 'lpStake'
  | 'termStake'
  | 'burnMine'
  | 'timelock';

/** What a row of income says beyond its place. */
export type Income = Pick<IncomeRow, 'address' | 'type' | 'coin'> &
  Partial<Pick<IncomeRow, 'earned' | 'returned' | 'received' | 'upto'>>;

export type Posting = Readonly<{ entries: readonly Entry[]; income: readonly Income[] }>;

type Of<K extends LedgerStep['kind']> = Extract<LedgerStep, { kind: K }>;

const entry = (address: Address, purpose: Purpose, amount: bigint, coin = TRX): Entry => ({
  address,
  purpose,
  coin,
  amount,
});

/** The two inviters whom a fee gives something, and what the payer gets back of it. */
export function postFee(
  step: Of<'fee'>,
  { feeVault, payout }: LedgerContracts,
  accounts: Readonly<{ get(address: Address): AccountRow }>,
  rebatesBefore: bigint,
): Posting {
  const payer = accounts.get(step.payer);
  const first = payer.parent;
  const second = first && accounts.get(first).parent;
  const rebate = payer.parent === null ? 0n : rebateOf(payer.fees, step.fee);
  const bonuses = [
    { to: first, amount: step.refL1 },
    { to: second, amount: step.refL2 },
  ].flatMap(({ to, amount }) => (to !== null && amount > 0n ? [{ to, amount }] : []));
  const back =
    rebate === 0n
      ? []
      : [{ ...row(step.payer, 'feeRebate'), earned: rebate, upto: rebatesBefore + rebate }];
  return {
    entries: [
      entry(step.payer, 'wallet', -step.fee),
      entry(feeVault, 'pool', step.pool),
      entry(feeVault, 'treasury', step.treasury),
      ...bonuses.map(({ to, amount }) => entry(to, 'bonus', amount)),
      entry(payout, 'promised', -rebate),
      entry(step.payer, 'payout', rebate),
    ],
    income: [
      ...bonuses.map(({ to, amount }) => ({ ...row(to, 'bonus'), earned: amount })),
      ...back,
    ],
  };
}

const row = (address: Address, type: IncomeRow['type'], coin = TRX) => ({ address, type, coin });

/** Which contract pays a kind of reward. */
function poolOf({ type, coin }: Of<'reward'>, contracts: LedgerContracts): Address {
  if (type === 'cardPledge') return contracts.cards;
  if (type === 'burnPower') return contracts.burnMine;
  return coin === 'vlm' ? contracts.termStake : contracts.lpStake;
}

export function postReward(step: Of<'reward'>, contracts: LedgerContracts): Posting {
  const { user, type, amount } = step;
  const coin = contracts[step.coin];
  if (amount === 0n) return { entries: [], income: [] };
  return {
    entries: [
      entry(poolOf(step, contracts), 'rewards', -amount, coin),
      entry(user, 'wallet', amount, coin),
    ],
    income: [{ ...row(user, type, coin), earned: amount, received: amount }],
  };
}

export function postSale(
  { seller, buyer, price, fee }: Of<'sold'>,
  { cards }: LedgerContracts,
): Posting {
  return {
    entries: [
      entry(buyer, 'wallet', -price),
      entry(cards, 'fees', fee),
      entry(seller, 'credit', price - fee),
    ],
    income: [{ ...row(seller, 'saleCredit'), earned: price - fee }],
  };
}

export function postSales({ user, amount }: Of<'sales'>, { cards }: LedgerContracts): Posting {
  return {
    entries: [entry(cards, 'sales', -amount), entry(user, 'credit', amount)],
    income: [{ ...row(user, 'saleCredit'), earned: amount }],
  };
}

export function postInstalment(
  { user, amount }: Of<'instalment-back'>,
  { cards }: LedgerContracts,
): Posting {
  return {
    entries: [entry(cards, 'instalments', -amount), entry(user, 'credit', amount)],
    income: [{ ...row(user, 'saleCredit'), returned: amount }],
  };
}

export function postTaken({ user, from, amount }: Of<'taken'>): Posting {
  const type = from === 'bonus' ? 'bonus' : 'saleCredit';
  return {
    entries: [entry(user, from, -amount), entry(user, 'wallet', amount)],
    income: [{ ...row(user, type), received: amount }],
  };
}

/** Shares are empty when it is no distribution. */
export function postFunding(
  { from, amount }: Readonly<{ from: Address; amount: bigint }>,
  { payout }: LedgerContracts,
  shares: readonly Readonly<{ to: Address; share: bigint }>[],
): Posting {
  const shared = shares.reduce((sum, { share }) => sum + share, 0n);
  return {
    entries: [
      entry(from, 'wallet', -amount),
      entry(payout, 'held', amount),
      entry(payout, 'promised', -shared),
      ...shares.map(({ to, share }) => entry(to, 'payout', share)),
    ],
    income: shares.map(({ to, share }) => ({ ...row(to, 'distribution'), earned: share })),
  };
}

export function postClaim(
  { user, amount, cumulative }: Of<'claimed'>,
  { payout }: LedgerContracts,
): Posting {
  return {
    entries: [
      entry(user, 'payout', -amount),
      entry(payout, 'promised', amount),
      entry(payout, 'held', -amount),
      entry(user, 'wallet', amount),
    ],
    income: [{ ...row(user, null), received: amount, upto: cumulative }],
  };
}
