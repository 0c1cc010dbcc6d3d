import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { paths as wire } from '@vellum/api/wire/paths';
import { termStake } from '@vellum/contracts/staking';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { coinText } from '../../shared/coins/coin-amount.tsx';
import type { closeTerm } from '../../shared/earn/close-term.ts';
import { stakingKeys } from '../../shared/earn/earn-keys.ts';
import { earnTexts } from '../../shared/earn/texts.ts';
import { dateText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { definePaidAction, type PaidAction } from '../../shared/paid-action/paid-action.ts';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { ConnectedGate } from '../../shared/session/signed-in-gate.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { InfiniteList } from '../../shared/ui/lists/infinite-list.tsx';
import { tailOf } from '../../shared/ui/lists/list-tail.ts';
import { Stat, StatRow } from '../../shared/ui/lists/stat.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PageSkeleton } from '../../shared/ui/states/skeleton.tsx';
import { myCoinQuery } from './hub-queries.ts';
import { type CoinPool, myTermsQuery } from './staking-queries.ts';
import { TermRow } from './term-row.tsx';
import { type StakingText, stakingTexts } from './texts.ts';

type ParamsOf<A> = A extends PaidAction<infer P, infer _Q, infer _K> ? P : never;

export type TermActions = Readonly<{
  pool: CoinPool;
  close: UsedPaidAction<ParamsOf<typeof closeTerm>>;
  early: UsedPaidAction<CloseEarlyParams>;
}>;

/** Every stake of the connected address: when it is due, and its ways out. */
export function MyTerms(actions: TermActions): ReactNode {
  return (
    <ConnectedGate t={useTexts(earnTexts)}>
      {(address) => <Mine key={address} address={address} {...actions} />}
    </ConnectedGate>
  );
}

function NoStakes(): ReactNode {
  const t = useTexts(stakingTexts);
  return (
    <EmptyState
      title={t('noStakes')}
      text={t('noStakesText')}
      action={
        <Link to={paths.coinStaking} className={buttonClass()}>
          {t('stake')}
        </Link>
      }
    />
  );
}

function Mine({ address, ...actions }: TermActions & Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(stakingTexts);
  const query = useInfiniteQuery(myTermsQuery(address));
  const rows = query.data?.pages.flatMap(({ list }) => list);
  if (!rows) {
    return query.isError ? (
      <ErrorState
        title={t('failedTitle')}
        text={t('failedText')}
        retry={() => void query.refetch()}
      />
    ) : (
      <PageSkeleton />
    );
  }
  if (rows.length === 0) return <NoStakes />;
  const refusal = actions.close.refusal ?? actions.early.refusal;
  return (
    <>
      {refusal !== null && (
        <div className="px-4 pt-4">
          <Notice kind="bad">{refusal}</Notice>
        </div>
      )}
      <TermSums address={address} pool={actions.pool} />
      <InfiniteList
        label={t('myStakes')}
        items={rows}
        keyOf={({ positionId }) => positionId}
        render={(row) => <TermRow row={row} {...actions} />}
        tail={tailOf(query)}
        loadMore={() => void query.fetchNextPage()}
      />
    </>
  );
}

type TermSumsProps = Readonly<{ address: Address; pool: CoinPool }>;

/** What all open stakes of an address come to; nothing when none is open. */
function TermSums({ address, pool }: TermSumsProps): ReactNode {
  const t = useTexts(stakingTexts);
  const locale = useLocale();
  const { data } = useQuery(myCoinQuery(address, pool.coin));
  if (!data || data.staked === '0') return null;
  const { symbol } = pool;
  return (
    <div className="border-b border-line-soft py-4">
      <StatRow>
        <Stat value={coinText(data.staked, pool).short} unit={symbol} label={t('stakedNow')} />
        <Stat
          value={coinText(data.pending.amount, pool).short}
          unit={symbol}
          label={t('setAsideNow')}
        />
        {data.nextDue !== null && (
          <Stat value={<Day>{dateText(data.nextDue, locale)}</Day>} label={t('nextDue')} />
        )}
      </StatRow>
    </div>
  );
}

function Day({ children }: Readonly<{ children: string }>): ReactNode {
  return <span className="text-16 whitespace-nowrap">{children}</span>;
}

/** `amount` and `reward` as they are shown, with their coin. */
type CloseEarlyParams = Readonly<{
  id: string;
  coin: Address;
  amount: string;
  reward: string;
}>;

/** Gives a running stake back before its term is over, and its reward up. */
export const closeEarly = definePaidAction<CloseEarlyParams, unknown, StakingText>({
  key: 'staking.close-early',
  texts: stakingTexts,
  lock: ({ id }) => `staking.close:${id}`,
  needs: ['wallet', 'network'],
  summary: ({ params, t }) => {
    const { amount, reward } = params;
    return {
      review: t('closeEarlyReview'),
      doing: t('closeEarlyDoing'),
      done: t('closeEarlyDone', { amount }),
      undone: t('notClosed'),
      give: [],
      giveNothing: t('closeEarlyGive', { reward }),
      get: t('closeEarlyGet', { amount }),
      canFail: t('onlyNetworkCost'),
      warnings: [t('closeEarlyLoses', { reward })],
    };
  },
  before: ({ id, coin }) =>
    callSignedIn(wire.orders.prepare, {
      action: 'staking.close-early',
      coin,
      positionId: BigInt(id),
    }),
  call: ({ id }, _order, { chain }) => ({
    contract: chain.contract('termStake'),
    call: termStake.closeEarly(BigInt(id)),
  }),
  after: wire.orders.report,
  invalidate: () => stakingKeys,
  failure: 'UNLOCK_ERROR',
});
