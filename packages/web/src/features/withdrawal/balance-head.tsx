import type { ReactNode } from 'react';
import { SunAmount } from '../../shared/cards/sun-amount.tsx';
import { twoDecimals } from '../../shared/format/two-decimals.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useInU } from '../../shared/income/coin-rates.ts';
import type { Payout } from '../../shared/income/payout-queries.ts';
import { incomeWordTexts } from '../../shared/income/texts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { withdrawalTexts } from './texts.ts';

/** The balance and what it is made of; what is earned but not there yet stands apart. */
export function BalanceHead({ payout }: Readonly<{ payout: Payout }>): ReactNode {
  const t = useTexts(withdrawalTexts);
  const words = useTexts(incomeWordTexts);
  const worth = useInU()(payout.available);
  const { available, earned, received, unfunded, gathering } = payout;
  return (
    <div className="px-4 pt-4">
      <p className="text-14 text-ink-2">{t('available')}</p>
      <p className="text-32">
        <SunAmount sun={available.amount} />
        {worth !== null && (
          <span className="ml-2 text-14 whitespace-nowrap text-ink-2">
            {words('about', { amount: `${twoDecimals(worth)}\u00a0U` })}
          </span>
        )}
      </p>
      <p className="text-14 text-ink-2">{t('availableText')}</p>
      <dl className="mt-3">
        <Figure name={t('rebates')}>
          <SunAmount sun={earned.feeRebate.amount} className="" />
        </Figure>
        {earned.distribution.amount !== '0' && (
          <Figure name={t('distributions')}>
            <SunAmount sun={earned.distribution.amount} className="" />
          </Figure>
        )}
        <Figure name={t('received')}>
          <SunAmount sun={received.amount} className="" />
        </Figure>
        <Apart name={t('unfunded')} text={t('unfundedText')} amount={unfunded.amount} />
        <Apart name={t('gathering')} text={t('gatheringText')} amount={gathering.amount} />
      </dl>
    </div>
  );
}

type ApartProps = Readonly<{ name: string; text: string; amount: string }>;

function Apart({ name, text, amount }: ApartProps): ReactNode {
  if (amount === '0') return null;
  return (
    <Figure name={name}>
      <SunAmount sun={amount} className="" />
      <span className="block text-13 text-ink-2">{text}</span>
    </Figure>
  );
}
