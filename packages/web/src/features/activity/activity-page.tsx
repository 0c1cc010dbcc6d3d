import { Download, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { clockText, dayText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { SignInButton } from '../../shared/session/step-buttons.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { Section } from '../../shared/ui/lists/section.tsx';
import { saveFile } from '../../shared/ui/save-file.ts';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PageSkeleton } from '../../shared/ui/states/skeleton.tsx';
import { useOnline } from '../../shared/ui/use-online.ts';
import { useConnectedWallet } from '../../shared/wallet/wallet.ts';
import { activityCsv } from './activity-csv.ts';
import { ActivityDetail } from './activity-detail.tsx';
import {
  type ActivityEntry,
  type ActivityFilter,
  byDay,
  entryNamed,
  isIn,
  isOpenEntry,
} from './activity-entry.ts';
import { ActivityLine } from './activity-line.tsx';
import { FilterRow } from './filter-row.tsx';
import { activityTexts } from './texts.ts';
import { useActivity } from './use-activity.ts';

/** Everything that was ever signed here or by this account, from the first step to the final block. */
export function ActivityPage(): ReactNode {
  const [filter, setFilter] = useState<ActivityFilter>('all');
  // A link may name an order whose details it is about.
  const asked = useLocation().hash.slice(1);
  const [shownId, setShown] = useState<string | null>(asked || null);
  const { entries, orders, everything } = useActivity();
  if (entries === null) return <PageSkeleton />;
  const shown = shownId === null ? null : entryNamed(shownId, entries);
  return (
    <>
      {entries.length > 0 && <FilterRow entries={entries} filter={filter} onFilter={setFilter} />}
      <Freshness orders={orders} />
      <SignInHint isSignedIn={orders.isSignedIn} />
      {entries.length === 0 ? (
        <Nothing />
      ) : (
        <Lists entries={entries.filter((entry) => isIn(filter, entry))} onShow={setShown} />
      )}
      <Tail entries={entries} orders={orders} everything={everything} />
      <ActivityDetail entry={shown} onClose={() => setShown(null)} />
    </>
  );
}

type Orders = ReturnType<typeof useActivity>['orders'];

/** Says how old the server's part is when it cannot be asked. */
function Freshness({ orders }: Readonly<{ orders: Orders }>): ReactNode {
  const t = useTexts(activityTexts);
  const isOnline = useOnline();
  const isOld = !isOnline && orders.updatedAt > 0;
  if (!isOld && !orders.isFailed) return null;
  return (
    <div role="status" className="mx-4 mt-3">
      <Notice kind="warn">
        {isOld ? t('offline', { time: clockText(orders.updatedAt) }) : t('loadFailed')}
      </Notice>
    </div>
  );
}

type ListsProps = Readonly<{
  entries: readonly ActivityEntry[];
  onShow: (id: string) => void;
}>;

function Lists({ entries, onShow }: ListsProps): ReactNode {
  const t = useTexts(activityTexts);
  const locale = useLocale();
  const open = entries.filter(({ status }) => isOpenEntry(status));
  const over = entries.filter(({ status }) => !isOpenEntry(status));
  const today = dayText(Date.now(), locale);
  if (entries.length === 0) return <p className="px-4 pt-8 text-ink-2">{t('emptyFilter')}</p>;
  return (
    <>
      {open.length > 0 && (
        <Section title={t('underWay')} aside={open.length}>
          <List entries={open} onShow={onShow} />
        </Section>
      )}
      {byDay(over, (time) => dayText(time, locale)).map(({ day, entries: ofDay }) => (
        <Section key={day} title={day === today ? t('today') : day}>
          <List entries={ofDay} onShow={onShow} />
        </Section>
      ))}
    </>
  );
}

function List({ entries, onShow }: ListsProps): ReactNode {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id} className="border-t border-line-soft first:border-t-0">
          <ActivityLine entry={entry} onShow={() => onShow(entry.id)} />
        </li>
      ))}
    </ul>
  );
}

function Nothing(): ReactNode {
  const t = useTexts(activityTexts);
  return (
    <EmptyState
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <Link to={paths.home} className={buttonClass('secondary')}>
          {t('emptyAction')}
        </Link>
      }
    />
  );
}

/** Orders of other devices need a session; only its button asks for one. */
function SignInHint({ isSignedIn }: Readonly<{ isSignedIn: boolean }>): ReactNode {
  const t = useTexts(activityTexts);
  const wallet = useConnectedWallet();
  if (isSignedIn || !wallet) return null;
  return (
    <div className="mx-4 mt-3">
      <Notice>
        <p>{t('signInText')}</p>
        <SignInButton kind="ghost" size="small" />
      </Notice>
    </div>
  );
}

type TailProps = Readonly<{
  entries: readonly ActivityEntry[];
  orders: Orders;
  everything: () => Promise<readonly ActivityEntry[]>;
}>;

function Tail({ entries, orders, everything }: TailProps): ReactNode {
  const t = useTexts(activityTexts);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    // What the server does not tell now is left out; what this browser knows is in it.
    download(activityCsv(await everything().catch(() => entries)));
    setBusy(false);
  };
  return (
    <div className="mt-6 grid gap-2 px-4">
      {orders.hasMore && (
        <Button kind="secondary" onClick={orders.more}>
          {t('more')}
        </Button>
      )}
      <div className="flex flex-wrap justify-between gap-x-4 *:px-0">
        {orders.isSignedIn && entries.length > 0 && (
          <Button kind="ghost" size="small" onClick={orders.refresh}>
            <Icon of={RotateCw} size={16} />
            {t('refresh')}
          </Button>
        )}
        {entries.length > 0 && (
          <Button kind="ghost" size="small" busy={isBusy} onClick={() => void save()}>
            <Icon of={Download} size={16} />
            {t('exportCsv')}
          </Button>
        )}
      </div>
      {entries.length > 0 && <p className="text-14 text-ink-2">{t('csvNote')}</p>}
    </div>
  );
}

function download(csv: string): void {
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), 'vellum-activity.csv');
}
