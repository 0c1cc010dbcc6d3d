import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { BurnMode } from '@vellum/api/wire/choice-lists';
import { paths as wire } from '@vellum/api/wire/paths';
import { burnMine } from '@vellum/contracts/burn-mining';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { addressIn } from '../../shared/chain/address-in.ts';
import { moneyText } from '../../shared/coins/cost-text.ts';
import type { Money } from '../../shared/coins/money.ts';
import { readBalance } from '../../shared/coins/use-balance.ts';
import { burnKeys } from '../../shared/earn/earn-keys.ts';
import { i18n } from '../../shared/i18n/active-locale.ts';
import { type ActionContext, definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { coinFromSwap, coinToBurn, leastCoin, mostCoin } from './burn-rates.ts';
import { readBurnRates } from './read-burn-rates.ts';
import { type BurnText, burnTexts } from './texts.ts';

/** Amounts in base units; `payCoin` is what a swap is paid in. */
export type BurnParams = Readonly<{
  mode: BurnMode;
  coin: string;
  symbol: string;
  decimals: number;
  payCoin: string;
  paySymbol: string;
  uAmount: string;
  /** What the quote says is burned. */
  coinAmount: string;
  /** The most coin that a burn may take; the least that a swap must burn. */
  limit: string;
  /** Records of earlier versions have none. */
  toleranceBps?: number;
}>;

/** Destroys a coin permanently, from the balance or bought for it, and gives power. */
export const burnCoin = definePaidAction<BurnParams, unknown, BurnText>({
  key: 'burn-mining.burn',
  texts: burnTexts,
  lock: ({ mode, coin }) => `burn-mining.burn:${mode}:${coin}`,
  needs: ['wallet', 'network', 'active'],
  check: mayBurn,
  summary: ({ params, t }) => {
    const isSwap = params.mode === 'swapToBurn';
    const power = moneyText({
      amount: BigInt(params.uAmount),
      decimals: COIN_DECIMALS,
      symbol: 'U',
    });
    const about = moneyText(coinOf(params, params.coinAmount));
    const limit = moneyText(coinOf(params, params.limit));
    return {
      review: t(isSwap ? 'swapReview' : 'burnReview'),
      doing: t(isSwap ? 'swapDoing' : 'burnDoing', { amount: about }),
      done: t('burnDone', { power }),
      undone: t('notBurned'),
      give: [givenIn(params)],
      ...(!isSwap && { returned: t('atMostTaken') }),
      get: t(isSwap ? 'swapGet' : 'burnGet', { power, about, limit }),
      canFail: t(isSwap ? 'swapCanFail' : 'burnCanFail', { limit }),
      warnings: [t('forGood')],
    };
  },
  renew: burnNow,
  before: ({ mode, coin, uAmount, limit }) =>
    callSignedIn(wire.burnMining.prepareBurn, {
      mode,
      coin: addressIn(coin),
      uAmount: BigInt(uAmount),
      limit: BigInt(limit),
    }),
  approvals: (params, { chain }) => [
    {
      coin: givenIn(params),
      spender: chain.contract('burnMine'),
      spenderName: i18n._('burn.spender'),
    },
  ],
  call: ({ mode, coin, uAmount, limit }, _order, { chain }) => {
    const asked = [addressIn(coin), BigInt(uAmount), BigInt(limit)] as const;
    return {
      contract: chain.contract('burnMine'),
      call:
        mode === 'swapToBurn'
          ? burnMine.swapToBurnAtLeast(...asked)
          : burnMine.burnAtMost(...asked),
    };
  },
  after: wire.burnMining.confirmBurn,
  invalidate: () => burnKeys,
  failure: ({ mode }) => (mode === 'swapToBurn' ? 'SWAP_TO_BURN_ERROR' : 'BURN_ERROR'),
});

/** Hundredths of a percent of what was kept without its tolerance. */
const TOLERANCE = 50;

/** The same value at the price of now, within the same tolerance. */
async function burnNow(params: BurnParams, { account, chain }: ActionContext): Promise<BurnParams> {
  const [coin, value] = [addressIn(params.coin), BigInt(params.uAmount)];
  const bps = BigInt(params.toleranceBps ?? TOLERANCE);
  const [rates, balance] = await Promise.all([
    readBurnRates(chain, coin),
    readBalance(chain, account, coin),
  ]);
  const isSwap = params.mode === 'swapToBurn';
  const coinAmount = isSwap ? coinFromSwap(rates, value) : coinToBurn(rates, value);
  const limit = isSwap ? leastCoin(coinAmount, bps) : mostCoin(coinAmount, bps, balance);
  return { ...params, coinAmount: coinAmount.toString(), limit: limit.toString() };
}

/** What leaves the wallet at most. */
function givenIn(params: BurnParams): Money {
  if (params.mode === 'burn') return coinOf(params, params.limit);
  return {
    coin: addressIn(params.payCoin),
    symbol: params.paySymbol,
    decimals: COIN_DECIMALS,
    amount: BigInt(params.uAmount),
  };
}

function coinOf({ coin, symbol, decimals }: BurnParams, amount: string): Money {
  return { coin: addressIn(coin), symbol, decimals, amount: BigInt(amount) };
}

async function mayBurn(
  params: BurnParams,
  { account, chain }: ActionContext,
): Promise<CodeWithParams | null> {
  if (BigInt(params.uAmount) === 0n) return { code: 'AMOUNT_ZERO' };
  const { coin, symbol } = givenIn(params);
  const needed = BigInt(params.mode === 'burn' ? params.coinAmount : params.uAmount);
  const [isAllowed, balance] = await Promise.all([
    chain.read('burnMine', burnMine.isAllowed(addressIn(params.coin))),
    readBalance(chain, account, coin),
  ]);
  if (!isAllowed) return { code: 'COIN_UNKNOWN' };
  return balance < needed ? { code: 'INSUFFICIENT_BALANCE', params: { coin: symbol } } : null;
}
