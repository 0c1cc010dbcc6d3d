import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { paths as wire } from '@vellum/api/wire/paths';
import { locker } from '@vellum/contracts/locks';
import { addressIn } from '../../shared/chain/address-in.ts';
import { chainTime } from '../../shared/chain/chain-time.ts';
import { moneyText } from '../../shared/coins/cost-text.ts';
import type { Money } from '../../shared/coins/money.ts';
import { readBalance } from '../../shared/coins/use-balance.ts';
import { lockKeys } from '../../shared/earn/earn-keys.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { activeLocale, i18n } from '../../shared/i18n/active-locale.ts';
import type { Translate } from '../../shared/i18n/use-texts.ts';
import { lpNow } from '../../shared/lp/lp-now.ts';
import { paths } from '../../shared/navigation/paths.ts';
import {
  type ActionContext,
  type ActionSummary,
  definePaidAction,
  type NeededApproval,
  type PreparedOrder,
} from '../../shared/paid-action/paid-action.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { AddressFull } from '../../shared/ui/address/address-full.tsx';
import { DAY, LONGEST_LOCK } from './lock-days.ts';
import { type LockText, lockTexts } from './texts.ts';

/** `unlockAt` in milliseconds as shown: counted from now, exact only in the block. */
export type LockParams = Readonly<{
  coin: string;
  symbol: string;
  decimals: number;
  amount: string;
  days: number;
  unlockAt: number;
  /** Of LP the two coins it stands for. */
  stands: string | null;
  /** The symbol it can be mistaken for; empty for most. */
  alike: string;
}>;

export type LockForParams = LockParams & Readonly<{ beneficiary: string }>;

type Quote = Readonly<{ unlockAt?: number; toIsNew?: boolean; toIsContract?: boolean }>;

/** Puts coins away for oneself until a time. Nothing opens it earlier. */
export const lockCoin = definePaidAction<LockParams, Quote, LockText>({
  key: 'locks.lock',
  texts: lockTexts,
  lock: ({ coin }) => `locks.lock:${coin}`,
  needs: ['wallet', 'network', 'active'],
  check: mayLock,
  summary: ({ params, order, t }) => ({
    ...summaryOf(params, order, t),
    get: t('lockGet', { amount: moneyText(moneyIn(params)), time: timeIn(params, order) }),
    warnings: [...alikeIn(params, t), t('noExit')],
  }),
  renew: lockNow,
  before: ({ coin, amount, days }) =>
    callSignedIn(wire.orders.prepare, {
      action: 'locks.lock',
      coin: addressIn(coin),
      amount: BigInt(amount),
      days,
    }),
  approvals: approvalsOf,
  call: ({ coin, amount, days }, _order, { chain }) => ({
    contract: chain.contract('locker'),
    call: locker.lock(BigInt(amount), addressIn(coin), BigInt(days)),
  }),
  after: wire.orders.report,
  invalidate: () => lockKeys,
  failure: 'LOCK_ERROR',
});

/** The same for someone else, who alone can take it out; permanently. */
export const lockForOther = definePaidAction<LockForParams, Quote, LockText>({
  key: 'locks.lock-for',
  texts: lockTexts,
  lock: ({ coin }) => `locks.lock-for:${coin}`,
  needs: ['wallet', 'network', 'active'],
  check: mayLock,
  summary: ({ params, order, t }) => ({
    ...summaryOf(params, order, t),
    get: (
      <span className="grid gap-3">
        {t('lockForGet', { amount: moneyText(moneyIn(params)), time: timeIn(params, order) })}
        <AddressFull address={addressIn(params.beneficiary)} />
      </span>
    ),
    warnings: [
      ...alikeIn(params, t),
      t('forOtherGone'),
      ...(order?.quote.toIsNew ? [t('receiverIsNew')] : []),
      ...(order?.quote.toIsContract ? [t('receiverIsContract')] : []),
    ],
  }),
  renew: lockNow,
  before: ({ coin, amount, days, beneficiary }) =>
    callSignedIn(wire.orders.prepare, {
      action: 'locks.lock-for',
      coin: addressIn(coin),
      amount: BigInt(amount),
      days,
      beneficiary: addressIn(beneficiary),
    }),
  approvals: approvalsOf,
  call: ({ coin, amount, days, beneficiary }, _order, { chain }) => ({
    contract: chain.contract('locker'),
    call: locker.lockFor(BigInt(amount), addressIn(coin), BigInt(days), addressIn(beneficiary)),
  }),
  after: wire.orders.report,
  invalidate: () => lockKeys,
  failure: 'LOCK_ERROR',
});

/** The end counts from now, and LP is of its pool as it is. */
async function lockNow<P extends LockParams>(params: P, { chain }: ActionContext): Promise<P> {
  const { coin, amount, days, stands } = params;
  const [now, words] = await Promise.all([
    chainTime(chain.client),
    stands && lpNow(chain, addressIn(coin), BigInt(amount)),
  ]);
  return { ...params, unlockAt: now + days * DAY, stands: words };
}

const alikeIn = ({ alike }: LockParams, t: Translate<LockText>): readonly string[] =>
  alike ? [t('alikeReview', { symbol: alike })] : [];

type SummaryBase = Omit<ActionSummary, 'get' | 'warnings'>;

function summaryOf(
  params: LockParams,
  order: PreparedOrder<Quote> | null,
  t: Translate<LockText>,
): SummaryBase {
  const amount = moneyText(moneyIn(params));
  return {
    review: t('lockReview'),
    doing: t('lockDoing', { amount }),
    done: t('lockDone', { amount, time: timeIn(params, order) }),
    undone: t('notLocked'),
    give: [moneyIn(params)],
    canFail: t('lockCanFail'),
    next: { label: t('seeLocks'), to: paths.locks },
  };
}

function timeIn({ unlockAt }: LockParams, order: PreparedOrder<Quote> | null): string {
  return dateTimeText(order?.quote.unlockAt ?? unlockAt, activeLocale());
}

function moneyIn({ coin, symbol, decimals, amount, stands }: LockParams): Money {
  const money = { coin: addressIn(coin), symbol, decimals, amount: BigInt(amount) };
  return stands === null ? money : { ...money, stands: `${stands} (LP)` };
}

function approvalsOf(params: LockParams, { chain }: ActionContext): readonly NeededApproval[] {
  const spenderName = i18n._('locks.spender');
  return [{ coin: moneyIn(params), spender: chain.contract('locker'), spenderName }];
}

async function mayLock(
  params: LockParams,
  { account, chain }: ActionContext,
): Promise<CodeWithParams | null> {
  const { amount, coin, symbol } = moneyIn(params);
  if (amount === 0n) return { code: 'AMOUNT_ZERO' };
  if (params.days < 1 || params.days > LONGEST_LOCK) {
    return { code: 'LOCK_DAYS_RANGE', params: { min: '1', max: String(LONGEST_LOCK) } };
  }
  const balance = await readBalance(chain, account, coin);
  return balance < amount ? { code: 'INSUFFICIENT_BALANCE', params: { coin: symbol } } : null;
}
