import { useInfiniteQuery } from '@tanstack/react-query';
import { type Address, shortenAddress } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { type ReactNode, useState } from 'react';
import { coinText } from '../../shared/coins/coin-amount.tsx';
import { twoDecimals } from '../../shared/format/amount.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { TransactionLine } from '../../shared/paid-action/transaction-line.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { PagedList } from '../../shared/ui/lists/paged-list.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { type BurnRecord, burnRecordsQuery } from './burn-queries.ts';
import { burnTexts } from './texts.ts';

/** Every burn there was, or one's own. */
export function RecordsPart({ address }: Readonly<{ address: Address | null }>): ReactNode {
  const t = useTexts(burnTexts);
  const [whose, setWhose] = useState<'mine' | 'all'>('mine');
  const isMine = address !== null && whose === 'mine';
  const choices = (['mine', 'all'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <Section title={t('records')}>
      {address && (
        <div className="px-4 pb-2">
          <Segmented label={t('whose')} choices={choices} value={whose} onChange={setWhose} />
        </div>
      )}
      <Records key={String(isMine)} address={isMine ? address : null} />
    </Section>
  );
}

function Records({ address }: Readonly<{ address: Address | null }>): ReactNode {
  const t = useTexts(burnTexts);
  const query = useInfiniteQuery(burnRecordsQuery(address));
  return (
    <PagedList
      query={query}
      label={t('records')}
      keyOf={({ id }) => id}
      render={(record) => <RecordRow record={record} isMine={address !== null} />}
      failed={{ text: t('listFailed') }}
      empty={
        <div className="px-4 py-3">
          <p>{t('noRecords')}</p>
          <p className="text-14 text-ink-2">{t('noRecordsText')}</p>
        </div>
      }
    />
  );
}

type RecordRowProps = Readonly<{ record: BurnRecord; isMine: boolean }>;

function RecordRow({ record, isMine }: RecordRowProps): ReactNode {
  const t = useTexts(burnTexts);
  const locale = useLocale();
  const { id, user, symbol, burnAmount, uAmount, createTime, txid } = record;
  const burned = coinText(burnAmount, { decimals: COIN_DECIMALS });
  return (
    <div className="px-4 py-2">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p title={`${burned.full} ${symbol}`}>{`\u2212${burned.short} ${symbol}`}</p>
          <p className="flex flex-wrap items-center gap-x-2 text-13 text-ink-2">
            {t('recordNumber', { id })}
            <span aria-hidden className="size-[3px] rounded-full bg-current" />
            {dateTimeText(createTime, locale)}
          </p>
          {!isMine && <p className="font-mono text-13 text-ink-2">{shortenAddress(user)}</p>}
        </div>
        <p className="flex-none">
          <span className="font-strong">{`+${twoDecimals(BigInt(uAmount))}`}</span>{' '}
          <span className="text-14 text-ink-2">{'U'}</span>
        </p>
      </div>
      <div className="[&>div]:border-t-0">
        <TransactionLine txid={txid} />
      </div>
    </div>
  );
}
