import type { ReactNode } from 'react';
import { coinText } from '../../shared/coins/coin-amount.tsx';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { PageArt } from '../../shared/ui/art/page-art.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { coverOf, coverText, thinnest } from './pool-cover.ts';
import { poolName } from './pool-name.ts';
import type { Pool, StatedBlock } from './solvency-queries.ts';
import { solvencyTexts } from './texts.ts';
import { isGood, type Verdict } from './use-verdict.ts';

type HeadProps = Readonly<{ statement: StatedBlock; verdict: Verdict }>;

/** How much is there where it is least, and in red what is missing where. */
export function SolvencyHead({ statement, verdict }: HeadProps): ReactNode {
  const t = useTexts(solvencyTexts);
  const locale = useLocale();
  const thin = thinnest(statement.pools);
  const cover = (thin && coverOf(thin)) ?? 10_000n;
  const [whole, part] = coverText(cover).split('.');
  const at = dateTimeText(statement.at, locale);
  return (
    <div className="relative">
      <PageArt className="absolute -top-[190px] -right-[110px] -z-10 size-[300px] text-engrave" />
      <div className="px-4 pt-4">
        <p className="halo text-14 text-ink-2">{t('heldFor')}</p>
        <p className={`halo text-40 font-strong ${cover < 10_000n ? 'text-down' : ''}`}>
          {whole}
          <span className="text-24">{`.${part}`}</span>
        </p>
        {thin && (
          <p className="halo text-14 text-ink-2">{t('thinnest', { pool: poolName(t, thin) })}</p>
        )}
        <p className="halo text-14 text-ink-2">
          {t('asOf', { block: statement.block.toLocaleString('en-US'), at })}
        </p>
      </div>
      <Verdicts verdict={verdict} pools={statement.pools.length} />
    </div>
  );
}

function Verdicts({ verdict, pools }: Readonly<{ verdict: Verdict; pools: number }>): ReactNode {
  const t = useTexts(solvencyTexts);
  if (isGood(verdict)) {
    return (
      <div role="status" className="px-4 pt-4">
        <Notice kind="good">{t('allCovered', { pools })}</Notice>
      </div>
    );
  }
  const { short, altered, isForeign, chain } = verdict;
  return (
    <div role="alert" className="grid gap-2 px-4 pt-4">
      {short.map((pool) => (
        <Notice key={`${pool.contract}${pool.coin}`} kind="bad">
          <p className="font-strong">{t('shortOf', { pool: poolName(t, pool) })}</p>
          <p>{t('missing', { amount: missingIn(pool) })}</p>
        </Notice>
      ))}
      {altered.map((pool) => (
        <Notice key={`${pool.contract}${pool.coin}`} kind="bad">
          <p className="font-strong">{t('alteredOf', { pool: poolName(t, pool) })}</p>
          <p>{t('alteredText')}</p>
        </Notice>
      ))}
      {isForeign && <Notice kind="bad">{t('foreign')}</Notice>}
      {chain === 'other' && <Notice kind="bad">{t('otherRoot')}</Notice>}
    </div>
  );
}

function missingIn({ held, owed, decimals, symbol }: Pool): string {
  const missing = coinText(BigInt(owed) - BigInt(held), { decimals }).full;
  return `${missing} ${symbol}`;
}
