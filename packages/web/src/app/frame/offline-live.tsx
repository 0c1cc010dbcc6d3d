import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { dateTimeText } from '../../shared/format/date.ts';
import { unbroken } from '../../shared/format/unbroken.ts';
import { useLocale, useSentenceGap } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { startWorker } from '../../shared/offline/page-worker.ts';
import { forgetAnswers, keepAnswers, restoreOffline } from '../../shared/offline/stored-answers.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { useStore } from '../../shared/state/use-store.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { useOnline } from '../../shared/ui/use-online.ts';
import { appTexts } from '../texts.ts';

/** Opens the app without a network the next time, says how old what is shown is, and offers a newer version. */
export function OfflineLive(): ReactNode {
  const queries = useQueryClient();
  const [update, setUpdate] = useState<(() => void) | null>(null);
  useEffect(() => {
    // Whatever a browser forbids, the app works without it.
    void startWorker((takeOver) => setUpdate(() => takeOver)).catch(() => {});
    const stops = [restoreOffline(queries), keepAnswers(queries)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries]);
  useEffect(forgetAtSignOut, []);
  return (
    <>
      {!useOnline() && <Age queries={queries} />}
      {update && <NewVersion onReload={update} />}
    </>
  );
}

/** What someone read while signed in is not left to whoever uses this browser next. */
function forgetAtSignOut(): () => void {
  let { status } = sessionStore.get();
  return sessionStore.subscribe(() => {
    const before = status;
    ({ status } = sessionStore.get());
    if (before === 'signed-in' && status !== 'signed-in') void forgetAnswers().catch(() => {});
  });
}

function NewVersion({ onReload }: Readonly<{ onReload: () => void }>): ReactNode {
  const t = useTexts(appTexts);
  return (
    <div
      role="status"
      className="flex items-center justify-between gap-3 bg-info-soft px-4 py-1 text-14"
    >
      {t('newVersion')}
      <Button kind="ghost" size="small" onClick={onReload}>
        <Icon of={RotateCw} size={16} />
        {t('reload')}
      </Button>
    </div>
  );
}

/** From when the oldest of what the open page shows is, and whether some of it was never read. */
function Age({ queries }: Readonly<{ queries: QueryClient }>): ReactNode {
  const t = useTexts(appTexts);
  const locale = useLocale();
  const gap = useSentenceGap();
  const cache = queries.getQueryCache();
  const subscribe = (changed: () => void) => cache.subscribe(changed);
  const oldest = useStore(subscribe, () => oldestShown(queries));
  const isPartial = useStore(subscribe, () => isMissing(queries));
  if (oldest === null && !isPartial) return null;
  return (
    <p role="status" className="bg-warn-soft px-4 pb-2 pl-12 text-13 text-warn">
      {oldest !== null && t('shownFrom', { time: unbroken(dateTimeText(oldest, locale)) })}
      {oldest !== null && isPartial && gap}
      {isPartial && t('shownInPart')}
    </p>
  );
}

function oldestShown(queries: QueryClient): number | null {
  const times = shownBy(queries)
    .map(({ state }) => state.dataUpdatedAt)
    .filter((time) => time > 0);
  return times.length === 0 ? null : Math.min(...times);
}

/** Whether a part of the page waits for an answer that this browser never had. */
const isMissing = (queries: QueryClient): boolean =>
  shownBy(queries).some(({ state }) => state.status === 'pending');

const shownBy = (queries: QueryClient) => queries.getQueryCache().findAll({ type: 'active' });
