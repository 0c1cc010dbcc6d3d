import type { Address } from '@vellum/tron/address';
import { Check, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { costText, countText } from '../../shared/coins/cost-text.ts';
import { dateText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Row } from '../../shared/ui/lists/row.tsx';
import type { RentalEntry } from './energy-queries.ts';
import { spanText, termText } from './term-words.ts';
import { energyTexts } from './texts.ts';

type PastRentalProps = Readonly<{ rental: RentalEntry; address: Address | null }>;

/** A rental that is over: paid for, or paid back. */
export function PastRental({ rental, address }: PastRentalProps): ReactNode {
  const t = useTexts(energyTexts);
  const locale = useLocale();
  const isEnded = rental.state === 'ended';
  const isMine = address === null || rental.buyer === address;
  const cost = isEnded && isMine ? BigInt(rental.paid) : 0n;
  return (
    <Row
      title={t('pastLine', {
        date: dateText(rental.rentedAt, locale),
        energy: countText(BigInt(rental.energy)),
        time: termText(rental.hours, t),
      })}
      detail={
        rental.deliveredAt === null
          ? t('notDelivered')
          : t('deliveredAfter', { after: spanText(rental.deliveredAt - rental.rentedAt, t) })
      }
      value={
        <>
          <span className="block whitespace-nowrap">
            <b className="font-strong">{`${cost > 0n ? '−' : ''}${costText(cost)}`}</b>{' '}
            <span className="text-14 text-ink-2">{'TRX'}</span>
          </span>
          <span className="flex items-center justify-end gap-1 text-13 text-ink-2">
            <Icon of={isEnded ? Check : Undo2} size={14} />
            {t(isEnded ? 'ended' : 'refunded')}
          </span>
        </>
      }
    />
  );
}
