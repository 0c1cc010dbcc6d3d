import { blindBox } from '@vellum/contracts/blind-boxes';
import { toHex } from '@vellum/tron/bytes';
import { Box, ChevronRight, Clock, Info, Lock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Chain } from '../../shared/chain/chain.ts';
import { ProofLine } from '../../shared/chain/proof-line.tsx';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { amountText } from '../../shared/format/amount.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { HashText } from '../../shared/ui/address/hash-text.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import type { SeriesDetail } from './box-queries.ts';
import { boxTexts } from './texts.ts';

/** Why neither seller nor buyer can choose a prize. */
export function FairnessPart({ series }: Readonly<{ series: SeriesDetail }>): ReactNode {
  const t = useTexts(boxTexts);
  const hours = useRevealHours();
  const price = amountText(BigInt(series.price), 6).full;
  const bond = amountText(BigInt(series.bond), 6).full;
  return (
    <Section title={t('fair')} aside={<VerifyLink seriesId={series.seriesId} />}>
      <ul className="px-4 text-14">
        <Point icon={Lock}>
          {t('fairSecret')}
          <HashText hex={series.commit} />
        </Point>
        <Point icon={Box}>{t('fairBlock')}</Point>
        <Point icon={Clock}>
          {hours === null
            ? t('fairRefund', { price, bond })
            : t('fairRefundIn', { price, bond, hours })}
        </Point>
        <Point icon={Info} warn>
          {t('fairRisk')}
        </Point>
      </ul>
      <ProofLine
        block={series.asOf.head}
        ask={async (chain) => t((await isTrue(chain, series)) ? 'chainSame' : 'chainDiffers')}
      />
    </Section>
  );
}

export function VerifyLink({
  seriesId,
  box,
}: Readonly<{ seriesId: string; box?: string }>): ReactNode {
  const t = useTexts(boxTexts);
  return (
    <Link
      to={`${paths.boxVerify}?series=${seriesId}${box === undefined ? '' : `&box=${box}`}`}
      className="flex min-h-11 items-center gap-1 text-primary"
    >
      {t('verify')}
      <Icon of={ChevronRight} size={16} />
    </Link>
  );
}

type PointProps = Readonly<{ icon: LucideIcon; warn?: boolean; children: ReactNode }>;

function Point({ icon, warn = false, children }: PointProps): ReactNode {
  return (
    <li className="flex gap-3 border-t border-line-soft py-3 first:border-t-0 first:pt-0">
      <Icon of={icon} size={20} className={warn ? 'text-warn' : 'text-up'} />
      <div className="min-w-0 flex-1 text-pretty">{children}</div>
    </li>
  );
}

/** Whole hours in which the secret must follow the block, as the contract has them. */
function useRevealHours(): number | null {
  const { data } = useChainRead(['blind-boxes', 'reveal-time'], (chain) =>
    chain.read('blindBox', blindBox.revealTime()),
  );
  return data === undefined || data < 3600n ? null : Number(data / 3600n);
}

/** Commitment, prizes and price once more, from the contract itself. */
async function isTrue(chain: Chain, series: SeriesDetail): Promise<boolean> {
  const id = BigInt(series.seriesId);
  const [own, tiers] = await Promise.all([
    chain.read('blindBox', blindBox.series(id)),
    chain.read('blindBox', blindBox.tiers(id)),
  ]);
  const sameTiers =
    tiers.length === series.tiers.length &&
    series.tiers.every(
      ({ count, amount }, at) =>
        tiers[at]?.count === BigInt(count) && tiers[at]?.amount === BigInt(amount),
    );
  return (
    sameTiers &&
    toHex(own.commit) === series.commit &&
    own.price === BigInt(series.price) &&
    own.bond === BigInt(series.bond)
  );
}
