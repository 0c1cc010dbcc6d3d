import { paths as wire } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { removalCall } from '@vellum/contracts/swap-call';
import type { Address } from '@vellum/tron/address';
import { addressIn } from '../../shared/chain/address-in.ts';
import { chainTime } from '../../shared/chain/chain-time.ts';
import { exactSentence } from '../../shared/coins/coin-amount.tsx';
import { ExactAmount } from '../../shared/coins/exact-amount.tsx';
import type { Money } from '../../shared/coins/money.ts';
import { i18n } from '../../shared/i18n/active-locale.ts';
import { definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { poolNow } from './pool-now.ts';
import { type PoolCoins, receivedMoney } from './received-money.ts';
import { removeParams, TOLERANCE } from './removal-quote.ts';
import { type LiquidityText, liquidityTexts } from './texts.ts';

/** Amounts in units; `deadline` in milliseconds of chain time. */
export type RemoveParams = PoolCoins &
  Readonly<{
    pair: string;
    lp: string;
    lpDecimals: number;
    tokenAmount: string;
    minToken: string;
    baseAmount: string;
    minBase: string;
    deadline: number;
    /** Records of earlier versions have none. */
    toleranceBps?: number;
  }>;

const said = (params: RemoveParams, side: 'token' | 'base', amount: string) => {
  const money = receivedMoney(params, side, BigInt(amount));
  return exactSentence(money.amount, money);
};

const both = (params: RemoveParams, token: string, base: string) =>
  `${said(params, 'token', token)} + ${said(params, 'base', base)}`;

const lpMoney = (params: RemoveParams, symbol: string): Money => ({
  coin: params.pair as Address,
  symbol,
  decimals: params.lpDecimals,
  amount: BigInt(params.lp),
  stands: `${both(params, params.tokenAmount, params.baseAmount)} (LP)`,
});

/** LP from the wallet into its two coins; TRX comes out as TRX. Needs no activation: exits never do. */
export const removeLiquidity = definePaidAction<RemoveParams, unknown, LiquidityText>({
  key: 'liquidity.remove',
  texts: liquidityTexts,
  lock: ({ pair }) => `liquidity.remove:${pair}`,
  needs: ['wallet', 'network'],
  check: async ({ pair, lp }, { account, chain }) => {
    if (lp === '0') return { code: 'AMOUNT_ZERO' };
    if (chain.config.contracts['router'] === undefined) return { code: 'SWAP_UNAVAILABLE' };
    const held = await chain.read(pair, trc20.balanceOf(account));
    return held < BigInt(lp) ? { code: 'INSUFFICIENT_BALANCE', params: { coin: 'LP' } } : null;
  },
  summary: ({ params, t }) => {
    const least = both(params, params.minToken, params.minBase);
    const names = `${params.tokenSymbol} + ${params.baseSymbol}`;
    return {
      review: t('out_review'),
      doing: t('out_doing', { pool: names }),
      done: t('out_done'),
      undone: t('out_undone'),
      give: [lpMoney(params, names)],
      get: <Received params={params} least={t('out_least', { amount: least })} />,
      canFail: t('out_canFail', { least }),
      least: [
        receivedMoney(params, 'token', BigInt(params.minToken)),
        receivedMoney(params, 'base', BigInt(params.minBase)),
      ],
    };
  },
  renew: async ({ pair, lp, toleranceBps = TOLERANCE }, { chain }) => {
    const [facts, now] = await Promise.all([
      poolNow(chain, addressIn(pair)),
      chainTime(chain.client),
    ]);
    return removeParams(facts, BigInt(lp), toleranceBps, now);
  },
  before: ({ pair, lp, minBase, minToken, deadline }) =>
    callSignedIn(wire.orders.prepare, {
      action: 'liquidity.remove',
      pair: addressIn(pair),
      lpAmount: BigInt(lp),
      minBase: BigInt(minBase),
      minToken: BigInt(minToken),
      deadline,
    }),
  approvals: (params, { chain }) => [
    {
      coin: lpMoney(params, 'LP'),
      spender: chain.contract('router'),
      spenderName: i18n._('liquidity.out_spender'),
    },
  ],
  receives: ({ token, base, isTrx }) => (isTrx ? [token] : [token, base]).map(addressIn),
  call: (params, _order, { account, chain }) => ({
    contract: chain.contract('router'),
    call: removalCall({
      token: addressIn(params.token),
      base: addressIn(params.base),
      isTrx: params.isTrx,
      lp: BigInt(params.lp),
      minToken: BigInt(params.minToken),
      minBase: BigInt(params.minBase),
      to: account,
      deadline: BigInt(Math.floor(params.deadline / 1000)),
    }),
  }),
  after: wire.orders.report,
  invalidate: () => [['chain'], ['liquidity'], ['token-launch'], ['portfolio']],
});

type ReceivedProps = Readonly<{ params: RemoveParams; least: string }>;

function Received({ params, least }: ReceivedProps) {
  return (
    <>
      {(['token', 'base'] as const).map((side) => {
        const money = receivedMoney(params, side, BigInt(params[`${side}Amount`]));
        return (
          <span key={side} className="block text-18/6 font-strong">
            <ExactAmount amount={money.amount} coin={money} />
          </span>
        );
      })}
      <span className="block text-ink-2">{least}</span>
    </>
  );
}
