import type { ReactNode } from 'react';
import { shareText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { daoTexts } from './texts.ts';

type Tally = Readonly<{ inFavour: bigint; against: bigint }>;

/** For and against of those who said either; the mark is what it takes to pass. */
export function TallyBar({ inFavour, against }: Tally): ReactNode {
  const t = useTexts(daoTexts);
  const all = inFavour + against;
  const share = all === 0n ? 0 : Number((inFavour * 10_000n) / all);
  const words = t('tally', {
    inFavour: shareText(inFavour, all),
    against: shareText(against, all),
  });
  return (
    <div
      role="img"
      aria-label={words}
      className="relative flex h-3 gap-[3px] overflow-visible rounded-full"
    >
      {all === 0n ? (
        <span className="hatched flex-1 rounded-full border border-line bg-surface [--hatch:var(--engrave)]" />
      ) : (
        <>
          {inFavour > 0n && (
            <span
              className="min-w-1 rounded-l-full bg-primary last-of-type:rounded-r-full"
              style={{ width: against === 0n ? '100%' : `${share / 100}%` }}
            />
          )}
          {against > 0n && (
            <span className="min-w-1 flex-1 rounded-r-full bg-ink-2 first:rounded-l-full" />
          )}
        </>
      )}
      <i aria-hidden className="absolute -inset-y-1 left-1/2 border-l-[1.5px] border-ink" />
    </div>
  );
}
