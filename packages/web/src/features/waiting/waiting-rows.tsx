import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { HoldingFace } from '../../shared/holdings/holding-face.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { SignInButton } from '../../shared/session/step-buttons.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { waitingTexts } from './texts.ts';
import type { ShownRow } from './waiting-groups.ts';
import { WaitingLine } from './waiting-line.tsx';
import type { WaitingWords } from './waiting-words.ts';

type RowsProps = Readonly<{ label: string; rows: readonly ShownRow[]; words: WaitingWords }>;

/** Rows divided by hairlines. */
export function WaitingRows({ label, rows, words }: RowsProps): ReactNode {
  return (
    <ul aria-label={label}>
      {rows.map((row) => (
        <li key={keyOf(row)} className="border-t border-line-soft first:border-t-0">
          <WaitingLine row={row} words={words} />
        </li>
      ))}
    </ul>
  );
}

export const keyOf = ({ kind, id, token, at }: ShownRow) => `${kind} ${id} ${token} ${at}`;

/** Unfinished actions belong to a session: without one there is the way to it. */
export function SignInLine(): ReactNode {
  const t = useTexts(waitingTexts);
  return (
    <div className="grid min-h-16 grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line-soft px-4 py-2.5 first:border-t-0">
      <HoldingFace coins={[]} icon={LogIn} />
      <span className="text-14 text-ink-2">{t('signInText')}</span>
      <SignInButton kind="ghost" size="small" aria-label={t('signInText')} />
    </div>
  );
}

export function RowSkeletons({ count }: Readonly<{ count: number }>): ReactNode {
  return Array.from({ length: count }, (_, place) => place).map((place) => (
    <div
      key={place}
      aria-hidden
      className="grid min-h-16 grid-cols-[40px_minmax(0,1fr)_72px] items-center gap-x-3 px-4 py-2.5"
    >
      <Skeleton height={40} />
      <span className="grid gap-1.5">
        <Skeleton width="60%" />
        <Skeleton width="80%" height={14} />
      </span>
      <Skeleton height={36} />
    </div>
  ));
}
