import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { costText } from '../../shared/paid-action/cost-text.ts';
import { Row } from '../../shared/ui/row.tsx';
import type { RentalEntry } from './energy-queries.ts';
import { rentalSums } from './rental-sums.ts';
import { energyTexts } from './texts.ts';
import type { Prices } from './use-prices.ts';

type SumsProps = Readonly<{
  rows: readonly RentalEntry[];
  address: Address;
  prices: Prices | null;
}>;

const HUNDREDTH = 10_000n;
const inHundredths = (sun: bigint) => ((sun + HUNDREDTH - 1n) / HUNDREDTH) * HUNDREDTH;

/** Whether renting was worth it, if all of it was used. */
export function SumsPart({ rows, address, prices }: SumsProps): ReactNode {
  const t = useTexts(energyTexts);
  // As listed: each to whole hundredths, so that the sum can be followed.
  const listed = rows.map((row) => ({ ...row, paid: String(inHundredths(BigInt(row.paid))) }));
  const sums = prices && rentalSums(listed, address, prices.sunPerEnergy);
  if (!sums) return null;
  const [paid, burning] = [sums.paid, inHundredths(sums.burning)];
  const isLess = burning >= paid;
  return (
    <div className="border-t border-line">
      <Row title={t('paidSum')} value={<Sum sun={paid} />} />
      <Row title={t('burnSum')} value={<Sum sun={burning} />} />
      <Row
        title={<b className="font-strong">{t(isLess ? 'saved' : 'lost')}</b>}
        value={<Sum sun={isLess ? burning - paid : paid - burning} isTotal />}
      />
    </div>
  );
}

type SumProps = Readonly<{ sun: bigint; isTotal?: boolean }>;

function Sum({ sun, isTotal = false }: SumProps): ReactNode {
  return (
    <span className="whitespace-nowrap">
      <span className={isTotal ? 'font-strong' : undefined}>{costText(sun)}</span>{' '}
      <span className="text-14 text-ink-2">{'TRX'}</span>
    </span>
  );
}
