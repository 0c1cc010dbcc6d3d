import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { UAmount } from '../../shared/holdings/u-amount.tsx';
import { centsOf } from '../../shared/holdings/value-text.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Dot } from '../../shared/ui/dot.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import type { Portfolio, Position } from './portfolio-queries.ts';
import { countedOf } from './position-groups.ts';
import { portfolioTexts } from './texts.ts';

/** Where all of it lies, and the way to the proof of what contracts owe. */
export function HolderPart({ positions }: Pick<Portfolio, 'positions'>): ReactNode {
  const t = useTexts(portfolioTexts);
  const sum = (rows: readonly Position[]) =>
    rows.reduce((all, row) => all + centsOf(countedOf(row)), 0n);
  const inWallet = sum(positions.filter(({ contract }) => contract === null));
  const total = sum(positions);
  return (
    <Section title={t('holder')}>
      <dl className="px-4">
        <Line name={t('inWallet')} u={inWallet} />
        <Line name={t('inContracts')} u={total - inWallet} />
        <Line name={t('total')} u={total} />
      </dl>
      <p className="flex min-h-11 flex-wrap items-center gap-x-2 px-4 text-14 text-ink-2">
        <Icon of={ShieldCheck} size={20} className="text-up" />
        {t('proof')}
        <Dot />
        <Link
          to={paths.solvency}
          className="inline-flex min-h-11 items-center text-primary underline underline-offset-3"
        >
          {t('check')}
        </Link>
      </p>
    </Section>
  );
}

const Line = ({ name, u }: Readonly<{ name: string; u: bigint }>) => (
  <div className="flex justify-between gap-3 border-t border-line-soft py-3 first:border-t-0">
    <dt>{name}</dt>
    <dd>
      <UAmount u={u} />
    </dd>
  </div>
);
