import type { Address } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { ArrowDown, Check, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { NodeSource } from '../../shared/chain/node-source.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ToldAmount } from '../../shared/lp/told-amount.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { saveFile } from '../../shared/ui/save-file.ts';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import { type CheckedShare, type CheckedShares, checkShares } from './check-shares.ts';
import { poolName } from './pool-name.ts';
import type { Shares } from './solvency-queries.ts';
import { solvencyTexts } from './texts.ts';

type ShareResultProps = Readonly<{
  owner: Address;
  shares: Shares;
  /** As the chain has it. */
  root: string;
}>;

/** What one is owed, each claim with its proof, computed again at every tap and without a network. */
export function ShareResult({ owner, shares, root }: ShareResultProps): ReactNode {
  const t = useTexts(solvencyTexts);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn computes it again.
  const { result, milliseconds } = useMemo(
    () => timed(() => checkShares(owner, shares, root)),
    [owner, shares, root, turn],
  );
  const save = () => {
    const content = JSON.stringify({ owner, root, ...shares }, null, 1);
    const name = `vellum-share-${shares.statement?.block ?? 0}.json`;
    saveFile(new Blob([content], { type: 'application/json' }), name);
  };
  return (
    <>
      <div className="rounded-card border border-line-soft bg-surface p-4 shadow-1">
        <div className="flex items-start justify-between gap-3">
          <p className="text-14 text-ink-2">{t('youAreOwed')}</p>
          <span role="status">
            {result.isRight ? (
              <StatusBadge kind="up" icon={Check}>
                {t('matches')}
              </StatusBadge>
            ) : (
              <StatusBadge kind="down" icon={TriangleAlert}>
                {t('differs')}
              </StatusBadge>
            )}
          </span>
        </div>
        <Claims list={result.list} />
        <ShareSteps result={result} root={root} milliseconds={milliseconds} />
        <NodeSource className="pb-3 text-13 text-ink-2" />
        <Button kind="secondary" onClick={() => setTurn(turn + 1)}>
          {t('checkAgain')}
        </Button>
      </div>
      <button
        type="button"
        onClick={save}
        className="inline-flex min-h-11 items-center gap-1 justify-self-start text-left text-primary"
      >
        {t('download')}
        <Icon of={ArrowDown} size={16} />
      </button>
    </>
  );
}

function Claims({ list }: Readonly<{ list: readonly CheckedShare[] }>): ReactNode {
  const t = useTexts(solvencyTexts);
  const wrong = list.filter(({ outcome }) => !outcome.isRight);
  return (
    <>
      <ul className="pt-1 pb-3">
        {list.map(({ share, outcome }) => (
          <li
            key={`${share.contract}${share.coin}`}
            className="flex min-h-11 items-baseline justify-between gap-3 border-t border-line-soft py-2 first:border-t-0"
          >
            <span className={outcome.isRight ? undefined : 'text-down'}>{poolName(t, share)}</span>
            <span className="text-right">
              <ToldAmount amount={share.amount} coin={share} worth="below" />
            </span>
          </li>
        ))}
      </ul>
      {wrong.length > 0 && (
        <div role="alert" className="grid gap-2 pb-3">
          {wrong.map(({ share }) => (
            <Notice key={`${share.contract}${share.coin}`} kind="bad">
              {t('shareWrong', { pool: poolName(t, share) })}
            </Notice>
          ))}
        </div>
      )}
    </>
  );
}

function timed<R>(compute: () => R): Readonly<{ result: R; milliseconds: number }> {
  const start = performance.now();
  const result = compute();
  return { result, milliseconds: Math.max(1, Math.ceil(performance.now() - start)) };
}

type ShareStepsProps = Readonly<{ result: CheckedShares; root: string; milliseconds: number }>;

/** What was computed, step by step: leaf, sums, root. */
function ShareSteps({ result, root, milliseconds }: ShareStepsProps): ReactNode {
  const t = useTexts(solvencyTexts);
  const first = result.list[0]?.outcome;
  const leaf = first?.isRight ? toHex(first.leaf) : null;
  const sumsAgree = result.list.every(
    ({ outcome }) => outcome.isRight || outcome.reason === 'root',
  );
  return (
    <ol className="pb-1">
      <Step right title={t('stepLeaves', { n: result.list.length })}>
        {leaf && short(leaf)}
      </Step>
      <Step right={sumsAgree} title={t('stepSums', { n: result.neighbours })}>
        {t('inMs', { n: milliseconds })}
      </Step>
      <Step right={result.isRight} title={t(result.isRight ? 'stepRoot' : 'stepNoRoot')} last>
        {short(root)}
      </Step>
    </ol>
  );
}

const short = (hex: string) => (
  <span className="font-mono" title={hex}>{`${hex.slice(0, 8)}…${hex.slice(-6)}`}</span>
);

type StepProps = Readonly<{ right: boolean; title: string; last?: boolean; children: ReactNode }>;

function Step({ right, title, last = false, children }: StepProps): ReactNode {
  const t = useTexts(solvencyTexts);
  return (
    <li className="relative pb-4 pl-9">
      {!last && (
        <span aria-hidden className="absolute top-6 bottom-0 left-[11px] w-0.5 bg-primary" />
      )}
      <span
        className={`absolute top-0.5 left-0 grid size-6 place-items-center rounded-full ${right ? 'bg-primary text-on-primary' : 'bg-down text-bg'}`}
      >
        <Icon of={right ? Check : X} size={16} />
        <span className="sr-only">{t(right ? 'right' : 'wrong')}</span>
      </span>
      <p>{title}</p>
      <p className="text-13 text-ink-2">{children}</p>
    </li>
  );
}
