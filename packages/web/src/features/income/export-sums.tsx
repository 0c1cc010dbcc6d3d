import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import type { paths } from '@vellum/api/wire/paths';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { amountText } from '../../shared/format/amount.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { incomeTexts } from './texts.ts';

type Sums = ReplyOf<EndpointAt<typeof paths.income.exportSums>>;
type Money = Sums['opening'][number];

const columns = ['earned', 'returned', 'received'] as const;

/** What a file comes to, coin by coin: its rows lead from what was open before to what is open after. */
export function ExportSums({ sums }: Readonly<{ sums: Sums | undefined }>): ReactNode {
  const t = useTexts(incomeTexts);
  if (!sums) {
    return (
      <div className="pt-4">
        <Skeleton height={160} />
      </div>
    );
  }
  const coins = [...new Set([...sums.opening, ...sums.closing].map(({ symbol }) => symbol))];
  return (
    <div className="pt-4">
      <p className="text-14 text-ink-2">{t('exportRows', { n: sums.rows })}</p>
      {coins.map((symbol) => (
        <section key={symbol} aria-label={symbol} className="mt-3">
          <h3 className="font-strong">{symbol}</h3>
          <dl>
            <Line name={t('opening')} amount={sumIn(symbol, sums.opening)} />
            {columns.map((column) => (
              <Line
                key={column}
                name={t(column)}
                amount={sumIn(
                  symbol,
                  sums.byType.map((row) => row[column]),
                )}
                sign={column === 'received' ? '\u2212' : '+'}
              />
            ))}
            <Line name={t('closing')} amount={sumIn(symbol, sums.closing)} />
          </dl>
        </section>
      ))}
      {coins.length > 0 && <p className="mt-2 text-13 text-ink-2">{t('reconciles')}</p>}
    </div>
  );
}

function sumIn(symbol: string, amounts: readonly Money[]): bigint {
  return amounts
    .filter((money) => money.symbol === symbol)
    .reduce((sum, { amount }) => sum + BigInt(amount), 0n);
}

type LineProps = Readonly<{ name: string; amount: bigint; sign?: string }>;

function Line({ name, amount, sign = '' }: LineProps): ReactNode {
  const { full } = amountText(amount, COIN_DECIMALS);
  const [whole = '0', fraction = ''] = full.split('.');
  // All decimals, so that the column stays in line.
  const text = `${sign}${whole}.${fraction.padEnd(COIN_DECIMALS, '0')}`;
  return <Figure name={name}>{amount === 0n ? '0' : text}</Figure>;
}
