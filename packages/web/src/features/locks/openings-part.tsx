import type { ReactNode } from 'react';
import { CoinAmount } from '../../shared/coins/coin-amount.tsx';
import { dateText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Section } from '../../shared/ui/section.tsx';
import { useLockCoin } from './lock-amount.tsx';
import type { LockProof } from './lock-queries.ts';
import { lockTexts } from './texts.ts';

/** What opens on which day, drawn as bars beside their figures. */
export function OpeningsPart({ proof }: Readonly<{ proof: LockProof }>): ReactNode {
  const t = useTexts(lockTexts);
  const locale = useLocale();
  const { coin: coinAddress, symbol, decimals, opens, later } = proof;
  const coin = useLockCoin({ coinAddress, symbol, decimals });
  if (opens.length === 0) return null;
  const rows = [
    // Days are counted in UTC, and named so.
    ...opens.map(({ day, amount }) => ({ name: dateText(day, locale, 'UTC'), amount })),
    ...(later === '0' ? [] : [{ name: t('opensLater'), amount: later }]),
  ];
  const most = rows.reduce((top, { amount }) => (BigInt(amount) > top ? BigInt(amount) : top), 1n);
  return (
    <Section title={t('opensWhen')}>
      <table className="mx-4 w-[calc(100%-32px)] text-14">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('opensDay')}</th>
            <th scope="col">{t('opensAmount')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, amount }) => (
            <tr key={name} className="border-t border-line-soft first:border-t-0">
              <th scope="row" className="py-2 pr-3 text-left font-normal whitespace-nowrap">
                {name}
                <Bar share={Number((BigInt(amount) * 100n) / most)} />
              </th>
              <td className="py-2 text-right align-top">
                <CoinAmount amount={amount} coin={coin} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Bar({ share }: Readonly<{ share: number }>): ReactNode {
  return (
    <span aria-hidden className="mt-1 block h-1 w-full rounded-full bg-surface-2">
      <span
        className="block h-1 rounded-full bg-primary"
        style={{ width: `${Math.max(2, share)}%` }}
      />
    </span>
  );
}
