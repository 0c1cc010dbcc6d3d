import { largestTermStake, termReward } from '@vellum/api/staking/yield';
import { paths as wire } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { termStake } from '@vellum/contracts/staking';
import type { Address } from '@vellum/tron/address';
import { chainTime } from '../../shared/chain/chain-time.ts';
import { exactSentence } from '../../shared/coins/coin-amount.tsx';
import { moneyText } from '../../shared/coins/cost-text.ts';
import type { Money } from '../../shared/coins/money.ts';
import { stakingKeys } from '../../shared/earn/earn-keys.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { activeLocale } from '../../shared/i18n/active-locale.ts';
import {
  type ActionContext,
  definePaidAction,
  type Lead,
} from '../../shared/paid-action/paid-action.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { myTermsPath } from './coin-path.ts';
import { spenderName } from './spender-name.ts';
import { type StakingText, stakingTexts } from './texts.ts';

/** Amounts in units; `unlockAt` in milliseconds as shown: counted from now, exact only in the block. */
export type StakeCoinParams = Readonly<{
  amount: string;
  reward: string;
  coin: Address;
  symbol: string;
  decimals: number;
  days: number;
  termIndex: number;
  unlockAt: number;
  /** What is missing in the wallet is bought first. */
  buys: boolean;
}>;

type Quote = Readonly<{ unlockAt: number }>;

const DAY = 86_400_000;

/** Energy of closing a stake, with its reward. */
const EXIT_ENERGY = 30_200n;

const moneyOf = (params: StakeCoinParams, amount: string): Money => ({
  coin: params.coin,
  symbol: params.symbol,
  decimals: params.decimals,
  amount: BigInt(amount),
});

/** Stakes a coin for a term. The contract refuses when it would set less than the shown reward aside. */
export const stakeCoin = definePaidAction<StakeCoinParams, Quote, StakingText>({
  key: 'staking.stake-coin',
  texts: stakingTexts,
  lock: () => 'staking.stake-coin',
  needs: ['wallet', 'network', 'active'],
  leads: buyMissing,
  check: async ({ amount, symbol, decimals, termIndex, reward, buys }, { account, chain }) => {
    const index = BigInt(termIndex);
    const [balance, { isOpen, rate, days }, available] = await Promise.all([
      chain.read('vlm', trc20.balanceOf(account)),
      chain.read('termStake', termStake.term(index)),
      chain.read('termStake', termStake.available(index)),
    ]);
    if (!buys && balance < BigInt(amount)) {
      return { code: 'INSUFFICIENT_BALANCE', params: { coin: symbol } };
    }
    const most = largestTermStake(available, BigInt(rate), BigInt(days));
    if (!isOpen || most === 0n) return { code: 'STAKING_ENDED' };
    if (available >= BigInt(reward)) return null;
    const text = exactSentence(most, { symbol, decimals });
    return { code: 'EXCEEDS_AVAILABLE', params: { available: text } };
  },
  summary: ({ params, order, t }) => {
    const amount = moneyText(moneyOf(params, params.amount));
    const reward = moneyText(moneyOf(params, params.reward));
    const time = dateTimeText(order?.quote.unlockAt ?? params.unlockAt, activeLocale());
    const { days } = params;
    return {
      review: t('stakeCoinReview', { days }),
      doing: t('stakeCoinDoing', { amount }),
      done: t('stakeCoinDone', { amount, days }),
      undone: t('notStaked'),
      give: [moneyOf(params, params.amount)],
      get: t('stakeCoinGet', { amount, reward, time }),
      earning: {
        reward: moneyOf(params, params.reward),
        days,
        exitEnergy: EXIT_ENERGY,
        staked: moneyOf(params, params.amount),
      },
      canFail: t('stakeCoinCanFail'),
      warnings: [t('earlyRule')],
      next: { label: t('seeStakes'), to: myTermsPath },
    };
  },
  renew: async (params, { chain }) => {
    const [term, now] = await Promise.all([
      chain.read('termStake', termStake.term(BigInt(params.termIndex))),
      chainTime(chain.client),
    ]);
    const days = Number(term.days);
    const reward = termReward(BigInt(params.amount), BigInt(term.rate), BigInt(term.days));
    return { ...params, days, reward: reward.toString(), unlockAt: now + days * DAY };
  },
  before: ({ coin, amount, days }) =>
    callSignedIn(wire.coinStaking.prepareStake, { coin, amount: BigInt(amount), days }),
  approvals: (params, { chain }) => [
    {
      coin: { ...moneyOf(params, params.amount), coin: chain.contract('vlm') },
      spender: chain.contract('termStake'),
      spenderName: spenderName('termSpender'),
    },
  ],
  call: ({ amount, termIndex, reward }, _order, { chain }) => ({
    contract: chain.contract('termStake'),
    call: termStake.stake(BigInt(amount), BigInt(termIndex), BigInt(reward)),
  }),
  after: wire.coinStaking.confirmStake,
  invalidate: () => stakingKeys,
  failure: 'PLEDGE_ERROR',
});

/** The swap that brings what the wallet lacks. */
async function buyMissing(
  { coin, symbol, decimals, amount, buys }: StakeCoinParams,
  { account, chain }: ActionContext,
): Promise<readonly Lead[]> {
  const missing = BigInt(amount) - (await chain.read('vlm', trc20.balanceOf(account)));
  if (!buys || missing <= 0n) return [];
  const { buyCoin } = await import('../../shared/swap/buy-coin.ts');
  return [await buyCoin({ coin, symbol, decimals, amount: missing }, { account, chain })];
}
