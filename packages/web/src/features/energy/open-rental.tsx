import { DELIVERY_MS, HOUR_MS, rentalStateOf } from '@vellum/api/energy/energy-rental';
import { paths as wire } from '@vellum/api/wire/paths';
import { energyDesk } from '@vellum/contracts/energy';
import { type Address, shortenAddress } from '@vellum/tron/address';
import { Check, Hourglass, type LucideIcon, TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { Chain } from '../../shared/chain/chain.ts';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { costText, countText, moneyText } from '../../shared/coins/cost-text.ts';
import { dateTimeText, timeText } from '../../shared/format/date.ts';
import { durationText } from '../../shared/format/duration.ts';
import { unbroken } from '../../shared/format/unbroken.ts';
import type { Locale } from '../../shared/i18n/locale.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { energyKeys } from '../../shared/paid-action/rental/rent-energy.ts';
import { trx } from '../../shared/paid-action/trx.ts';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { Dot } from '../../shared/ui/dot.tsx';
import { ProgressBar } from '../../shared/ui/states/progress-bar.tsx';
import { type BadgeKind, StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import type { RentalEntry } from './energy-queries.ts';
import { shortTerm, spanText } from './term-words.ts';
import { type EnergyText, energyTexts } from './texts.ts';

/** `recalled`: delivered, but the operator took the energy back before the price was paid out. */
type State = RentalEntry['state'] | 'recalled';

type OpenRentalProps = Readonly<{
  rental: RentalEntry;
  /** Whose list it is in; null in the list of all. */
  address: Address | null;
  back: UsedPaidAction<TakeBackParams> | null;
}>;

/** Milliseconds after which the loan is looked at again. */
const AGAIN = 30_000;

const looks: Readonly<Record<State, Readonly<{ kind: BadgeKind; icon: LucideIcon }>>> = {
  waiting: { kind: 'info', icon: Hourglass },
  late: { kind: 'warn', icon: TriangleAlert },
  delivered: { kind: 'up', icon: Check },
  recalled: { kind: 'warn', icon: TriangleAlert },
  due: { kind: 'info', icon: Hourglass },
  ended: { kind: 'plain', icon: Check },
  refunded: { kind: 'plain', icon: Check },
};

/** A rental that is not over: what it waits for, and what can be done. */
export function OpenRental({ rental, address, back }: OpenRentalProps): ReactNode {
  const t = useTexts(energyTexts);
  const now = useNow(useChainClock());
  const state = useRentalState(rental, now);
  const price = moneyText(trx(BigInt(rental.paid)));
  return (
    <li className="grid gap-2 border-t border-line-soft px-4 py-4 first:border-t-0">
      <div className="flex items-start justify-between gap-3">
        <p>
          <b className="text-18 font-strong">{countText(BigInt(rental.energy))}</b>{' '}
          <span className="text-14 text-ink-2">
            {t('energyUnit')}
            <Dot />
            {t('forTime', {
              time: shortTerm(rental.hours, t),
              price: `${costText(BigInt(rental.paid))}\u00a0TRX`,
            })}
          </span>
        </p>
        <StatusBadge {...looks[state]}>{t(state)}</StatusBadge>
      </div>
      <Whose rental={rental} address={address} />
      <StateText rental={rental} state={state} now={now} price={price} />
      {(state === 'late' || state === 'recalled') && back && (
        <div className="pt-1">
          <ActionButton
            blocker={back.blocker}
            onPress={() => back.begin({ rentalId: rental.rentalId, price: rental.paid })}
          >
            {t('takeBack', { price })}
          </ActionButton>
        </div>
      )}
    </li>
  );
}

/** The index knows no loans: whether one that was delivered is still covered, only the chain tells. */
function useRentalState(rental: RentalEntry, now: number): State {
  const { receiver } = rental;
  const state = stateAt(rental, now);
  const isDelivered = state === 'delivered' || state === 'due';
  const { data: isRecalled } = useChainRead(
    isDelivered ? ['energy', 'recalled', receiver] : null,
    (chain) => isUncovered(chain, receiver),
    AGAIN,
  );
  return isDelivered && isRecalled ? 'recalled' : state;
}

/** Less is lent to the receiver than its delivered rentals take: the desk refunds each of them. */
export async function isUncovered(chain: Pick<Chain, 'read'>, receiver: Address): Promise<boolean> {
  const [lent, needed] = await Promise.all([
    chain.read('energyDesk', energyDesk.lentTo(receiver)),
    chain.read('energyDesk', energyDesk.deliveredStake(receiver)),
  ]);
  return lent < needed;
}

/** What the index says may be behind the clock by a block. */
function stateAt(rental: RentalEntry, now: number): RentalEntry['state'] {
  const { rentedAt, deliveredAt, endsAt } = rental;
  return rentalStateOf({ rentedAt, deliveredAt, endsAt, settledAt: null, refundedAt: null }, now);
}

function Whose({ rental, address }: Omit<OpenRentalProps, 'back'>): ReactNode {
  const t = useTexts(energyTexts);
  const { buyer, receiver } = rental;
  const parts = [
    receiver !== address && t('forWho', { who: shortenAddress(receiver) }),
    buyer !== address &&
      (address !== null || buyer !== receiver) &&
      t('byWho', { who: shortenAddress(buyer) }),
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  return (
    <p className="text-14 text-ink-2">
      {parts.map((part, place) => (
        <Fragment key={part}>
          {place > 0 && <Dot />}
          {part}
        </Fragment>
      ))}
    </p>
  );
}

type StateTextProps = Readonly<{ rental: RentalEntry; state: State; now: number; price: string }>;

function StateText({ rental, state, now, price }: StateTextProps): ReactNode {
  const t = useTexts(energyTexts);
  const locale = useLocale();
  const { rentedAt, deliveredAt, endsAt, hours } = rental;
  switch (state) {
    case 'waiting':
      return (
        <>
          <p className="text-14 text-ink-2">{t('waitingText', { time: timeText(rentedAt) })}</p>
          <ProgressBar
            label={t('sincePayment')}
            done={((now - rentedAt) * 10_000) / DELIVERY_MS}
            ends={[durationText(now - rentedAt, locale), t('refundOpens')]}
          />
        </>
      );
    case 'delivered':
      return (
        <>
          <p className="text-14 text-ink-2">
            {t('deliveredText', {
              after: spanText((deliveredAt ?? rentedAt) - rentedAt, t),
              time: momentText(endsAt ?? 0, now, locale),
              left: unbroken(spanText((endsAt ?? 0) - now, t)),
            })}
          </p>
          <ProgressBar
            label={t('timeUsed')}
            done={((now - (deliveredAt ?? now)) * 10_000) / (hours * HOUR_MS)}
          />
        </>
      );
    case 'late':
      return <p className="text-14">{t('lateText', { price })}</p>;
    case 'recalled':
      return <p className="text-14">{t('recalledText', { price })}</p>;
    default:
      return <p className="text-14 text-ink-2">{t('dueText')}</p>;
  }
}

/** With its day, once that is not plain. */
function momentText(time: number, now: number, locale: Locale): string {
  return time - now > 12 * HOUR_MS ? dateTimeText(time, locale) : timeText(time);
}

/** `price` in sun, as it was paid. */
export type TakeBackParams = Readonly<{ rentalId: string; price: string }>;

/** The price of a rental back to whoever paid it, since nothing was delivered or it did not stay. */
export const takeBack = definePaidAction<TakeBackParams, unknown, EnergyText>({
  key: 'energy.refund',
  texts: energyTexts,
  lock: ({ rentalId }) => `energy.refund:${rentalId}`,
  needs: ['wallet', 'network'],
  summary: ({ params, t }) => {
    const price = moneyText(trx(BigInt(params.price)));
    return {
      review: t('backReview'),
      doing: t('backDoing', { price }),
      done: t('backDone', { price }),
      undone: t('notBack'),
      give: [],
      giveNothing: t('backGive'),
      get: t('backGet', { price }),
      canFail: t('backCanFail'),
    };
  },
  before: ({ rentalId }) =>
    callSignedIn(wire.orders.prepare, { action: 'energy.refund', rentalId: BigInt(rentalId) }),
  call: ({ rentalId }, _order, { chain }) => ({
    contract: chain.contract('energyDesk'),
    call: energyDesk.refund(BigInt(rentalId)),
  }),
  after: wire.orders.report,
  invalidate: () => energyKeys,
});
