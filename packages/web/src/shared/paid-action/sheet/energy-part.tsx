import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallCost } from '../../chain/call-cost.ts';
import { useSentenceGap } from '../../i18n/use-locale.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../../ui/art/icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { costText, countText } from '../cost/cost-text.ts';
import { paidActionTexts } from '../texts.ts';
import type { Rental } from './use-rental.ts';

type EnergyPartProps = Readonly<{
  cost: CallCost;
  /** It could not be tried yet: the cost is that of other calls. */
  isGuess: boolean;
  rental: Rental | null;
}>;

/** Burn, rent or own: what the energy of this call costs by each. Own energy is always used first. */
export function EnergyPart({ cost, isGuess, rental }: EnergyPartProps): ReactNode {
  const t = useTexts(paidActionTexts);
  const isRented = rental?.isChosen ?? false;
  const isOwn = cost.ownEnergy > 0n;
  return (
    <div className="double-rule pt-3 pb-4">
      <div className="flex items-center justify-between gap-3 text-14">
        <b className="font-strong">{t('energy')}</b>
        <span className="text-right text-ink-2">
          {t(isGuess ? 'energyGuess' : 'energyNeeded', { energy: countText(cost.energy) })}
        </span>
      </div>
      <ul className={`mt-2 grid gap-2 ${rental ? 'grid-cols-3' : 'grid-cols-2'}`}>
        <li className="grid">
          <Source
            name={t('burn')}
            detail={t('burnDetail')}
            sun={cost.burnAll}
            used={!isOwn && !isRented}
          />
        </li>
        {rental && (
          <li className="grid">
            <RentSource rental={rental} />
          </li>
        )}
        <li className="grid">
          <Source
            name={t('own')}
            detail={t('ownDetail', { energy: countText(cost.ownEnergy) })}
            sun={isOwn ? cost.burnRest : null}
            used={isOwn && !isRented}
          />
        </li>
      </ul>
      <RentNote rental={rental} burn={cost.burnRest} />
    </div>
  );
}

const details = {
  own: 'rentNotNeeded',
  asking: 'rentAsking',
  none: 'rentNone',
  coming: 'rentComing',
} as const satisfies Partial<Record<Rental['status'], string>>;

/** Chosen by a tap; a second one takes it back. */
function RentSource({ rental }: Readonly<{ rental: Rental }>): ReactNode {
  const t = useTexts(paidActionTexts);
  const { status, offer, isChosen, choose } = rental;
  if (status !== 'offered' || !offer) {
    return (
      <Source
        name={t('rent')}
        detail={t(details[status as keyof typeof details])}
        sun={null}
        used={false}
      />
    );
  }
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => choose(!isChosen)}
      className="grid rounded-control text-left"
    >
      <Source
        name={t('rent')}
        detail={t('rentDetail')}
        sun={offer.price + offer.network}
        used={isChosen}
        strong
      />
    </button>
  );
}

type RentNoteProps = Readonly<{ rental: Rental | null; burn: bigint }>;

/** What renting means for this call, once it was chosen. */
function RentNote({ rental, burn }: RentNoteProps): ReactNode {
  const t = useTexts(paidActionTexts);
  const gap = useSentenceGap();
  if (!rental) return null;
  const { isChosen, offer, status, refusal } = rental;
  if (refusal !== null) {
    return (
      <div className="mt-2">
        <Notice kind="bad">{refusal}</Notice>
      </div>
    );
  }
  if (status === 'coming') {
    return (
      <p role="status" className="mt-2 text-14 text-ink-2">
        {t('rentWaits')}
      </p>
    );
  }
  if (!isChosen || !offer) return null;
  const { energy, price, network } = offer;
  const sums = { price: costText(price), network: costText(network) };
  const words = [
    t('rentText', { energy: countText(energy), ...sums }),
    price + network > burn && t('rentDearer'),
  ];
  return <p className="mt-2 text-14 text-ink-2">{words.filter(Boolean).join(gap)}</p>;
}

type SourceProps = Readonly<{
  name: string;
  detail: string;
  sun: bigint | null;
  used: boolean;
  /** It can be chosen. */
  strong?: boolean;
}>;

/** A way to have energy. Hatched: there, but not to be used now. */
function Source({ name, detail, sun, used, strong = false }: SourceProps): ReactNode {
  const t = useTexts(paidActionTexts);
  return (
    <span
      className={classNames(
        'relative grid min-h-[76px] content-start rounded-control border px-2 pt-2 pb-2 text-14',
        used
          ? 'border-primary bg-primary-soft text-on-primary-soft [box-shadow:inset_0_0_0_1px_var(--primary)]'
          : strong
            ? 'border-line'
            : 'border-line-soft',
        sun === null && 'hatched [--hatch:var(--line-soft)]',
      )}
    >
      <span>{name}</span>
      {sun !== null && <b className="font-strong whitespace-nowrap">{`${costText(sun)} TRX`}</b>}
      <span className={used ? 'text-13' : 'text-13 text-ink-2'}>{detail}</span>
      {used && (
        <span className="absolute top-2.5 right-2 text-primary">
          <Icon of={Check} size={16} />
          <span className="sr-only">{t('used')}</span>
        </span>
      )}
    </span>
  );
}
