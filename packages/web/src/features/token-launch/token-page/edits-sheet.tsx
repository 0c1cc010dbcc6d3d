import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dateTimeText } from '../../../shared/format/date.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { TokenDetail } from '../../../shared/launch/launch-queries.ts';
import { InfiniteList } from '../../../shared/ui/lists/infinite-list.tsx';
import { tailOf } from '../../../shared/ui/lists/list-tail.ts';
import { Sheet } from '../../../shared/ui/overlays/sheet.tsx';
import { Notice } from '../../../shared/ui/states/notice.tsx';
import { chainOfEdits } from './edit-chain.ts';
import { tokenPageTexts } from './texts.ts';
import { type Edit, editsQuery } from './token-queries.ts';

type EditsSheetProps = Readonly<{ token: TokenDetail; open: boolean; onClose: () => void }>;

/** Every text the token ever had. The browser computes the hashes again, so that no line can be dropped unseen. */
export function EditsSheet({ token, open, onClose }: EditsSheetProps): ReactNode {
  const t = useTexts(tokenPageTexts);
  const query = useInfiniteQuery({ ...editsQuery(token.tokenAddress), enabled: open });
  const edits = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const isWhole = chainOfEdits(edits, token.textsHash);
  return (
    <Sheet open={open} onClose={onClose} title={t('edits')} detail={t('editsText')}>
      {edits.length > 0 && (
        <div className="pb-3">
          <Notice kind={isWhole ? 'good' : 'bad'}>
            {t(isWhole ? 'editsWhole' : 'editsBroken')}
          </Notice>
        </div>
      )}
      <div className="-mx-4">
        <InfiniteList
          label={t('edits')}
          items={edits}
          keyOf={({ hash }) => hash}
          render={(edit) => <EditRow edit={edit} />}
          tail={query.isError && !query.data ? 'failed' : tailOf(query)}
          loadMore={() => void (query.data ? query.fetchNextPage() : query.refetch())}
        />
      </div>
    </Sheet>
  );
}

function EditRow({ edit }: Readonly<{ edit: Edit }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const locale = useLocale();
  const fields = edit.changed.map((field) => t(`field_${field}`)).join(t('comma'));
  return (
    <div className="px-4 py-3 text-14">
      <p className="flex items-baseline justify-between gap-3">
        <span>{edit.number === 0 ? t('firstText') : t('changedFields', { fields })}</span>
        <time dateTime={new Date(edit.at).toISOString()} className="flex-none text-13 text-ink-2">
          {dateTimeText(edit.at, locale)}
        </time>
      </p>
      {edit.texts['description'] && (
        <p dir="auto" className="line-clamp-4 text-13 text-ink-2 wrap-anywhere">
          {edit.texts['description']}
        </p>
      )}
      <p title={edit.hash} className="font-mono text-13 text-ink-2">
        {`${edit.hash.slice(0, 10)}…${edit.hash.slice(-8)}`}
      </p>
    </div>
  );
}
