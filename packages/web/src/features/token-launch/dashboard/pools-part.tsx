import type { ReactNode } from 'react';
import { trxCoin } from '../../../shared/coins/coin.ts';
import { coinSentence } from '../../../shared/coins/coin-amount.tsx';
import { twoDecimals } from '../../../shared/format/amount.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { Dashboard } from '../../../shared/launch/launch-queries.ts';
import { useLpFacts, useLpWorth } from '../../../shared/lp/use-lp.ts';
import { lpPath } from '../../../shared/navigation/lp-path.ts';
import { RowLink } from '../../../shared/ui/lists/row.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { dashboardTexts } from './texts.ts';

type Made = Dashboard['created'][number];

/** Pools of one's tokens that have launched, with their value; each leads to adding and removing. */
export function PoolsPart({ rows }: Readonly<{ rows: readonly Made[] }>): ReactNode {
  const t = useTexts(dashboardTexts);
  const launched = rows.filter(({ hasLiquidity }) => hasLiquidity);
  if (launched.length === 0) return null;
  return (
    <Section title={t('pools')}>
      {launched.map((row) => (
        <PoolRow key={row.tokenAddress} row={row} />
      ))}
    </Section>
  );
}

function PoolRow({ row }: Readonly<{ row: Made }>): ReactNode {
  const t = useTexts(dashboardTexts);
  const pair = row.pairAddress;
  const { data: facts } = useLpFacts(pair);
  const worthOf = useLpWorth();
  if (!facts) return null;
  const { u, trx } = worthOf(facts, facts.lpSupply);
  return (
    <RowLink
      to={lpPath(pair)}
      title={<bdi>{t('poolOf', { symbol: row.tokenSymbol })}</bdi>}
      detail={t('poolOpens')}
      value={
        <>
          {u !== null && <b className="block font-strong">{`${twoDecimals(u)}\u00a0U`}</b>}
          {trx !== null && <span className="text-13 text-ink-2">{coinSentence(trx, trxCoin)}</span>}
        </>
      }
    />
  );
}
