import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { myTotalsQuery } from '../../shared/cards/my-card-queries.ts';
import { poolQuery, termsQuery } from '../../shared/cards/pledge-queries.ts';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { coinSentence } from '../../shared/coins/coin-amount.tsx';
import { twoDecimals } from '../../shared/format/amount.ts';
import { dateText } from '../../shared/format/date.ts';
import { percentText } from '../../shared/format/percent.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useNow } from '../../shared/ui/time/use-now.ts';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { termPath } from './coin-path.ts';
import { levelsQuery, myCoinQuery } from './hub-queries.ts';
import { type CoinPool, lpPoolsQuery, type Term } from './staking-queries.ts';
import { stakingTexts } from './texts.ts';
import { useMyLp } from './use-my-lp.ts';
import { cardYields, lpWorth } from './ways.ts';

/** A way of earning whose stake comes back, in words for one column. Undefined while it is not known. */
export type Way = Readonly<{
  /** What is not known could not be read. */
  isFailed: boolean;
  name: string;
  what: string;
  atPresent: string | undefined;
  atLeast: string | undefined;
  fundedUntil: string | undefined;
  from: string;
  locked: string | undefined;
  early: string;
  risk: string;
  /** Null without a wallet. */
  mine: string | null;
  to: string;
  action: string;
}>;

function usePercent(): (basisPoints: number | null | undefined) => string | undefined {
  const t = useTexts(stakingTexts);
  return (value) => {
    if (value === undefined) return undefined;
    if (value === null) return t('noPrice');
    return value < 1 ? t('underOne') : percentText(value);
  };
}

/** `rewards` are funded until then: a date, or that they are not. */
function useFunded(): (until: number | null | undefined) => string | undefined {
  const t = useTexts(stakingTexts);
  const locale = useLocale();
  const now = useNow(useChainClock());
  return (until) => {
    if (until === undefined) return undefined;
    return until !== null && until > now ? dateText(until, locale) : t('notFunded');
  };
}

export function useCoinWay(pool: CoinPool | undefined, term: Term | null): Way {
  const t = useTexts(stakingTexts);
  const me = addressOf(useWallet().connection);
  const { data } = useQuery({
    ...myCoinQuery(me as Address, pool?.coin as Address),
    enabled: me !== null && pool !== undefined,
  });
  const rate = term ? percentText(term.rate) : undefined;
  return {
    isFailed: false,
    name: t('coin'),
    what: pool?.symbol ?? '',
    atPresent: rate,
    atLeast: rate,
    fundedUntil: t('setAsideFirst'),
    from: t('shortReserve', { symbol: pool?.symbol ?? '' }),
    locked: term ? t('days', { n: term.days }) : undefined,
    early: t('withoutReward'),
    risk: t('priceFalls'),
    mine: me && pool && data ? coinSentence(data.staked, pool) : me && '',
    to: term ? termPath(term.days) : paths.coinStaking,
    action: t('stake'),
  };
}

export function useLpWay(): Way {
  const t = useTexts(stakingTexts);
  const me = addressOf(useWallet().connection);
  const percent = usePercent();
  const funded = useFunded();
  const pools = useQuery(lpPoolsQuery);
  const [pool] = pools.data?.list ?? [];
  const staked = useMyLp(me).data?.staked;
  const worth = pool && staked !== undefined ? lpWorth(staked, pool) : null;
  return {
    isFailed: pools.isError,
    name: t('lp'),
    what: pool?.symbol.replace(/ LP$/, '') ?? '',
    atPresent: percent(pool?.apr),
    atLeast: percent(pool?.aprIfAllStake),
    fundedUntil: funded(pool?.fundedUntil),
    from: t('shortFees', { symbol: pool?.rewardLeft.symbol ?? '' }),
    locked: t('no'),
    early: t('anyTime'),
    risk: t('pricesMoveApart'),
    mine: me && (worth === null ? '' : `${twoDecimals(worth)}\u00a0U`),
    to: paths.lpStaking,
    action: t('stake'),
  };
}

export function useCardWay(): Way {
  const t = useTexts(stakingTexts);
  const me = addressOf(useWallet().connection);
  const percent = usePercent();
  const funded = useFunded();
  const asked = [useQuery(termsQuery), useQuery(levelsQuery), useQuery(poolQuery)] as const;
  const [terms, levels, pool] = [asked[0].data?.list, asked[1].data?.list, asked[2].data];
  const totals = useQuery({ ...myTotalsQuery(me as Address), enabled: me !== null }).data;
  const yields = terms && levels && cardYields(terms, levels);
  const days = terms?.map((term) => term.days) ?? [];
  return {
    isFailed: asked.some(({ isError }) => isError),
    name: t('card'),
    what: t('anyLevel'),
    atPresent: percent(yields?.atPresent),
    atLeast: percent(yields?.atLeast),
    fundedUntil: funded(pool?.endsAt),
    from: t('shortFees', { symbol: pool?.dailyReward.symbol ?? '' }),
    locked:
      days.length > 0 ? t('fromTo', { from: Math.min(...days), to: Math.max(...days) }) : undefined,
    early: t('notPossible'),
    risk: t('priceFalls'),
    mine: me && (totals ? t('cards', { n: totals.byState.pledged }) : ''),
    to: paths.cardPledge,
    action: t('pledge'),
  };
}
