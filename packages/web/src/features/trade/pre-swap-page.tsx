import { useInfiniteQuery } from '@tanstack/react-query';
import { trade } from '@vellum/contracts/trade';
import { Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ProofLine } from '../../shared/chain/proof-line.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { TokenRowSkeletons } from '../../shared/launch/token-row-skeletons.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { useSignedIn } from '../../shared/session/session.ts';
import { SignInButton } from '../../shared/session/step-buttons.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { FilterChips } from '../../shared/ui/fields/filter-chips.tsx';
import { InfiniteList } from '../../shared/ui/lists/infinite-list.tsx';
import { tailOf } from '../../shared/ui/lists/list-tail.ts';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { type MarketKind, marketKinds, marketsOf } from './market-kind.ts';
import { MarketRow } from './market-row.tsx';
import { tradeTexts } from './texts.ts';
import { type Market, marketsQuery } from './trade-queries.ts';

/** All internal trades, with what each is to me. */
export function PreSwapPage(): ReactNode {
  const t = useTexts(tradeTexts);
  return (
    <>
      <p className="px-4 pt-2 pb-2 text-14 text-ink-2">{t('preSwapIntro')}</p>
      <Markets />
    </>
  );
}

function Markets(): ReactNode {
  const t = useTexts(tradeTexts);
  const query = useInfiniteQuery(marketsQuery(useSignedIn()));
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? [];
  if (query.isError && rows.length === 0) {
    const retry = () => void query.refetch();
    return <ErrorState title={t('failedTitle')} text={t('failedText')} retry={retry} />;
  }
  if (query.isPending) return <TokenRowSkeletons />;
  if (rows.length === 0) {
    return (
      <EmptyState
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <Link to={paths.home} className={buttonClass()}>
            {t('emptyAction')}
          </Link>
        }
      />
    );
  }
  return (
    <>
      <SignInPart />
      <MarketList markets={rows} tail={tailOf(query)} loadMore={() => void query.fetchNextPage()} />
      <MarketProof markets={rows} block={query.data?.pages[0]?.asOf.head ?? 0} />
      {!query.hasNextPage && (
        <div className="px-4 pt-4">
          <Notice>
            {t('listsPublic', {
              lists: rows.length,
              addresses: rows.reduce((sum, { listed }) => sum + listed, 0),
            })}
          </Notice>
        </div>
      )}
    </>
  );
}

type MarketProofProps = Readonly<{ markets: readonly Market[]; block: number }>;

/** Each contract is asked for its own state. */
function MarketProof({ markets, block }: MarketProofProps): ReactNode {
  const t = useTexts(tradeTexts);
  return (
    <ProofLine
      block={block}
      ask={async (chain) => {
        const states = await Promise.all(
          markets.map(({ tradeAddress }) => chain.read(tradeAddress, trade.state())),
        );
        const others = markets.filter(({ status }, at) => status !== states[at]).length;
        return others === 0
          ? t('statesSame', { n: markets.length })
          : t('statesDiffer', { n: others });
      }}
    />
  );
}

type MarketListProps = Readonly<{
  markets: readonly Market[];
  tail: ReturnType<typeof tailOf>;
  loadMore: () => void;
}>;

function MarketList({ markets, tail, loadMore }: MarketListProps): ReactNode {
  const t = useTexts(tradeTexts);
  const isKnown = useSignedIn() !== null;
  const [chosen, setKind] = useState<MarketKind>('all');
  const kind = isKnown ? chosen : 'all';
  const { shown, counts, isNone } = marketsOf(markets, kind, tail === 'end');
  return (
    <>
      {isKnown && (
        <FilterChips
          label={t('filter')}
          choices={marketKinds.map((value) => ({
            value,
            label: t(`filter_${value}`, { n: counts?.[value] ?? '' }).trim(),
          }))}
          value={kind}
          onChange={setKind}
        />
      )}
      {isNone ? (
        <EmptyState title={t('noneTitle')} text={t('noneText')} />
      ) : (
        <InfiniteList
          label={t('list')}
          items={shown}
          keyOf={({ tokenAddress }) => tokenAddress}
          render={(market) => <MarketRow market={market} />}
          tail={tail}
          loadMore={loadMore}
        />
      )}
    </>
  );
}

/** What is mine is told to a session only. */
function SignInPart(): ReactNode {
  const t = useTexts(tradeTexts);
  const address = addressOf(useWallet().connection);
  const signedIn = useSignedIn();
  if (signedIn) return null;
  return (
    <div className="grid gap-3 px-4 py-2">
      <Notice icon={Lock}>{t('notKnown')}</Notice>
      {address !== null && <SignInButton kind="secondary" />}
    </div>
  );
}
