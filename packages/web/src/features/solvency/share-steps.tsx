import { toHex } from '@vellum/tron/bytes';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import type { CheckedShares } from './check-shares.ts';
import { solvencyTexts } from './texts.ts';

type ShareStepsProps = Readonly<{ result: CheckedShares; root: string; milliseconds: number }>;

/** What was computed, step by step: leaf, sums, root. */
export function ShareSteps({ result, root, milliseconds }: ShareStepsProps): ReactNode {
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
