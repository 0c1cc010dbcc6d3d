import { paths as wire } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { streamStake } from '@vellum/contracts/staking';
import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { chainTime } from '../../shared/chain/chain-time.ts';
import type { Money } from '../../shared/coins/money.ts';
import { LP_POOL, stakingKeys } from '../../shared/earn/earn-keys.ts';
import { call } from '../../shared/http/call.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ActionRefused } from '../../shared/paid-action/errors/to-user-error.ts';
import { type ActionSummary, definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { standingOf } from './lp-standing.ts';
import { spenderName } from './spender-name.ts';
import { type StakingText, stakingTexts } from './texts.ts';

/**
 * `amount` in units; `stands` says in words what that LP is of the pool. `reward` is what it earns in so many days if
 * nobody comes or goes, `rewardCoin` null for TRX. Records of earlier versions have none of them.
 */
export type LpParams = Readonly<{
  amount: string;
  coin: Address;
  symbol: string;
  decimals: number;
  stands: string;
  reward: string;
  rewardCoin: Address | null;
  rewardSymbol: string;
  rewardDays: number;
}>;

/** Energy of taking everything out, with the reward. */
const EXIT_ENERGY = 75_500n;

const moneyOf = ({ amount, coin, symbol, decimals, stands }: LpParams): Money => ({
  ...{ coin, symbol, decimals, amount: BigInt(amount) },
  stands: `${stands} (LP)`,
});

function earningOf(params: LpParams): Pick<ActionSummary, 'earning'> {
  const { reward, rewardCoin: coin, rewardSymbol: symbol, rewardDays: days } = params;
  if (!days) return {};
  const amount = BigInt(reward);
  return {
    earning: {
      reward: { coin, symbol, decimals: COIN_DECIMALS, amount },
      days,
      exitEnergy: EXIT_ENERGY,
      staked: null,
    },
  };
}

/** Puts LP into the pool. It can be taken back at any time. */
export const stakeLp = definePaidAction<LpParams, unknown, StakingText>({
  key: 'staking.stake-lp',
  texts: stakingTexts,
  lock: () => 'staking.stake-lp',
  needs: ['wallet', 'network', 'active'],
  check: async ({ amount, symbol }, { account, chain }) => {
    const [balance, finish, now] = await Promise.all([
      chain.read('vlmWtrx', trc20.balanceOf(account)),
      chain.read('lpStake', streamStake.fundedUntil()),
      chainTime(chain.client),
    ]);
    if (balance < BigInt(amount)) return { code: 'INSUFFICIENT_BALANCE', params: { coin: symbol } };
    return Number(finish) * 1000 <= now ? { code: 'STAKING_ENDED' } : null;
  },
  summary: ({ params, t }) => ({
    review: t('stakeLpReview'),
    doing: t('stakeLpDoing'),
    done: t('stakeLpDone'),
    undone: t('notStaked'),
    give: [moneyOf(params)],
    get: t('stakeLpGet', { stands: params.stands }),
    ...earningOf(params),
    canFail: t('onlyNetworkCost'),
    smallPrint: t('stakeLpRisk'),
    next: { label: t('seeStake'), to: paths.lpStaking },
  }),
  renew: async (params) => {
    const { list } = await call(wire.lpStaking.get, {});
    const pool = list.find(({ coin }) => coin === params.coin);
    if (!pool) throw new ActionRefused({ code: 'STAKING_ENDED' });
    return { ...params, ...standingOf(BigInt(params.amount), pool) };
  },
  before: ({ amount }) =>
    callSignedIn(wire.lpStaking.prepareStake, { poolId: LP_POOL, amount: BigInt(amount) }),
  approvals: (params, { chain }) => [
    {
      coin: { ...moneyOf(params), coin: chain.contract('vlmWtrx') },
      spender: chain.contract('lpStake'),
      spenderName: spenderName('lpSpender'),
    },
  ],
  call: ({ amount }, _order, { chain }) => ({
    contract: chain.contract('lpStake'),
    call: streamStake.stake(BigInt(amount)),
  }),
  after: wire.lpStaking.confirmStake,
  invalidate: () => stakingKeys,
  failure: 'PLEDGE_ERROR',
});
