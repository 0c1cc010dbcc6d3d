import type { ReactNode } from 'react';
import { Figure } from '../paid-action/fact.tsx';
import { useTexts } from './use-texts.ts';

/** Of each 10,000 sun paid, as the contract itself says. */
export type Split = Readonly<Record<(typeof parts)[number], bigint>>;

const parts = ['userLp', 'creatorLp', 'burnedLp', 'backing', 'fee'] as const;

/** Where a buyer's money goes when the presale succeeds; parts that get nothing are left out. */
export function MoneySplit({ split }: Readonly<{ split: Split }>): ReactNode {
  const t = useTexts();
  return (
    <section aria-label={t('splitTitle')}>
      <h3 className="pt-4 text-14 font-strong">{t('splitTitle')}</h3>
      <dl>
        {parts
          .filter((part) => split[part] > 0n)
          .map((part) => (
            <Figure key={part} name={t(`split_${part}`)}>
              <span className="whitespace-nowrap">
                <b className="font-strong">{hundredths(split[part])}</b>{' '}
                <span className="text-ink-2">{'TRX'}</span>
              </span>
            </Figure>
          ))}
      </dl>
    </section>
  );
}

function hundredths(parts: bigint): string {
  return (Number(parts) / 100).toFixed(2);
}
