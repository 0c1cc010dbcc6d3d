import { Coins, Gift, Lock, type LucideIcon, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { LpAmount } from '../../shared/lp/lp-amount.tsx';
import type { LpFacts } from '../../shared/lp/lp-facts.ts';
import type { LpPlace } from '../../shared/navigation/lp-path.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import type { LpHolding } from './lp-holdings.ts';
import { liquidityTexts } from './texts.ts';

const icons: Readonly<Record<LpPlace, LucideIcon>> = {
  wallet: Wallet,
  staked: Coins,
  vested: Gift,
  locked: Lock,
};

type PositionPlacesProps = Readonly<{
  facts: LpFacts;
  holdings: readonly LpHolding[];
  /** Chain time. */
  now: number;
  onRemove: (holding: LpHolding) => void;
}>;

/** Where the LP lies, and from each place its way out, or the day on which there is one. */
export function PositionPlaces(props: PositionPlacesProps): ReactNode {
  const { facts, holdings, now, onRemove } = props;
  const t = useTexts(liquidityTexts);
  return (
    <Section title={t('lp_where')}>
      <ul aria-label={t('lp_where')}>
        {holdings.map((holding) => (
          <li
            key={`${holding.place}/${holding.id}/${holding.freeFrom}`}
            className="flex min-h-15 items-center gap-3 border-t border-line-soft px-4 py-3 first:border-t-0"
          >
            <Icon of={icons[holding.place]} className="flex-none text-primary" />
            <p className="min-w-0 flex-1">
              <span className="block text-14 text-ink-2">{t(`lp_place_${holding.place}`)}</span>
              <LpAmount pair={facts.pair} amount={holding.amount} worth="below" />
              <FreeFrom holding={holding} now={now} />
            </p>
            {holding.freeFrom <= now && (
              <span className="flex-none">
                <Button kind="secondary" size="small" onClick={() => onRemove(holding)}>
                  {t(`lp_out_${holding.place}`)}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Vested LP becomes free bit by bit until then, locked LP at once. */
function FreeFrom({ holding, now }: Readonly<{ holding: LpHolding; now: number }>): ReactNode {
  const t = useTexts(liquidityTexts);
  const locale = useLocale();
  const { place, freeFrom } = holding;
  if (freeFrom <= now) return null;
  const time = dateTimeText(freeFrom, locale);
  return (
    <span className="block text-13 text-ink-2">
      {t(place === 'vested' ? 'lp_vestsUntil' : 'lp_unlocksAt', { time })}
    </span>
  );
}
