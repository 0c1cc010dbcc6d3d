import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { saleTexts } from './texts.ts';

/** Of each 10,000 sun paid, as the contract itself says. */
export type Split = Readonly<Record<(typeof parts)[number], bigint>>;

const parts = ['userLp', 'creatorLp', 'burnedLp', 'backing', 'fee'] as const;

/** Where a buyer's money goes when the presale succeeds; parts that get nothing are left out. */
export function MoneySplit({ split }: Readonly<{ split: Split }>): ReactNode {
  const t = useTexts(saleTexts);
  return (
    <section aria-label={t('splitTitle')}>
      <h3 className="pt-4 text-14 font-strong">{t('splitTitle')}</h3>
      <dl>
        {parts
          .filter((part) => split[part] > 0n)
          .map((part) => (
            <div
              key={part}
              className="flex min-h-10 items-center justify-between gap-4 border-t border-line-soft py-2 text-14 first:border-t-0"
            >
              <dt className="text-ink-2">{t(`split_${part}`)}</dt>
              <dd className="flex-none">
                <b className="font-strong">{hundredths(split[part])}</b>{' '}
                <span className="text-ink-2">{'TRX'}</span>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function hundredths(parts: bigint): string {
  return (Number(parts) / 100).toFixed(2);
}
