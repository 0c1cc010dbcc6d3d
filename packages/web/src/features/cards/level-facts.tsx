import { useQuery } from '@tanstack/react-query';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { termsQuery } from '../../shared/cards/pledge-queries.ts';
import { SunAmount } from '../../shared/cards/sun-amount.tsx';
import { amountText } from '../../shared/format/amount.ts';
import { countText } from '../../shared/format/count-text.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { AddressChip } from '../../shared/ui/address/address-chip.tsx';
import type { Level } from './card-queries.ts';
import { daysFor } from './days-for.ts';
import { marketTexts } from './texts.ts';

/** What a card of the level costs, how many are left, and what it can be pledged for. */
export function LevelFacts({ level }: Readonly<{ level: Level }>): ReactNode {
  const t = useTexts(marketTexts);
  const { data: terms } = useQuery(termsQuery);
  const days = daysFor(level.level, terms?.list ?? []);
  return (
    <dl>
      {level.priceU !== null && (
        <Figure name={t('price')}>
          <b className="font-strong">{amountText(BigInt(level.priceU), COIN_DECIMALS).full}</b>{' '}
          <span className="text-ink-2">{'U'}</span>
        </Figure>
      )}
      <Figure name={t(level.priceU === null ? 'price' : 'inTrxNow')}>
        {level.price === null ? t('noPrice') : <SunAmount cost sun={level.price} />}
      </Figure>
      <Figure name={t('remaining')}>
        {t('remainingOf', { left: level.remainSupply, all: level.minted + level.remainSupply })}
      </Figure>
      {level.floor !== null && (
        <Figure name={t('floor')}>
          <SunAmount cost sun={level.floor} />
        </Figure>
      )}
      {days.length > 0 && (
        <Figure name={t('terms')}>{t('days', { days: days.join(t('comma')) })}</Figure>
      )}
      <Figure name={t('weight')}>{countText(level.weight)}</Figure>
      <Figure name={t('moneyGoesTo')}>
        <AddressChip address={level.fundAddress} />
      </Figure>
      <Figure name={t('backing')}>{t('noBacking')}</Figure>
    </dl>
  );
}
