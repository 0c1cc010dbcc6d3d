import { useQueryClient } from '@tanstack/react-query';
import { LoaderCircle } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../shared/i18n/use-texts.ts';
import { paths } from '../shared/navigation/paths.ts';
import { useUnderWay } from '../shared/paid-action/under-way.ts';
import { useSignedIn } from '../shared/session/session.ts';
import { Icon } from '../shared/ui/icon.tsx';
import { addressOf } from '../shared/wallet/connection.ts';
import { useWallet } from '../shared/wallet/wallet.ts';
import { appTexts } from './texts.ts';

/** What is under way, from every page; nothing while nothing is. Also goes on with what an earlier visit began. */
export function ActivityLive(): ReactNode {
  const t = useTexts(appTexts);
  const { running } = useUnderWay();
  useResume();
  useLive();
  return (
    <div role="status" className="flex-none empty:-ml-1">
      {running > 0 && (
        <Link
          to={paths.activity}
          aria-label={t('underWay', { n: running })}
          className="press relative grid size-11 place-items-center rounded-control text-info"
        >
          <Icon of={LoaderCircle} className="motion-safe:animate-spin" />
          <span className="absolute text-12 font-strong">{running}</span>
        </Link>
      )}
    </div>
  );
}

/** Unfinished runs go on when the page starts, when it is looked at again, and when their account comes back. */
function useResume(): void {
  const queries = useQueryClient();
  const isUnfinished = useUnderWay().unfinished > 0;
  const account = addressOf(useWallet().connection);
  const session = useSignedIn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has other runs to go on with.
  useEffect(() => {
    if (!isUnfinished) return;
    const resume = () => {
      if (document.visibilityState !== 'visible') return;
      // Without the code or the network nothing goes on now; the next look tries again.
      void import('../shared/paid-action/page-runs.ts')
        .then(({ resumeRuns }) => resumeRuns(queries))
        .catch(() => {});
    };
    resume();
    window.addEventListener('focus', resume);
    return () => window.removeEventListener('focus', resume);
  }, [queries, isUnfinished, account, session]);
}

/** The server's events, for those whom they concern. */
function useLive(): void {
  const queries = useQueryClient();
  const isSignedIn = useSignedIn() !== null;
  const isUnfinished = useUnderWay().unfinished > 0;
  const isWatching = isSignedIn || isUnfinished;
  useEffect(() => {
    if (!isWatching) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    void import('../shared/live/page-live.ts')
      .then(({ startLive }) => {
        if (!isOver) stop = startLive(queries);
      })
      .catch(() => {});
    return () => {
      isOver = true;
      stop?.();
    };
  }, [queries, isWatching]);
}
