import { trxFor } from '@vellum/api/liquidity/liquidity-fit';
import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { paths as wire } from '@vellum/api/wire/paths';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { addressIn } from '../../shared/chain/address-in.ts';
import type { Money } from '../../shared/coins/money.ts';
import { readBalance } from '../../shared/coins/use-balance.ts';
import { i18n } from '../../shared/i18n/active-locale.ts';
import { ActionRefused } from '../../shared/paid-action/errors/to-user-error.ts';
import { type ActionContext, definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { trx } from '../../shared/paid-action/trx.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { addParams } from './add-params.ts';
import { TOLERANCE } from './removal-quote.ts';
import { type LiquidityText, liquidityTexts } from './texts.ts';
import { filledAdding, readTokenPool } from './token-pool.ts';

/** Amounts in units: `tokens` and `trx` at most, `minLp` the bound; `coins` and `least` say what the LP stands for. */
export type AddParams = Readonly<{
  token: string;
  symbol: string;
  coins: string;
  least: string;
  tokens: string;
  trx: string;
  minLp: string;
  /** Records of earlier versions have none of these two. */
  decimals?: number;
  toleranceBps?: number;
}>;

/** Both coins of a token's pool with TRX; the LP goes to who adds. */
export const addLiquidity = definePaidAction<AddParams, unknown, LiquidityText>({
  key: 'liquidity.add',
  texts: liquidityTexts,
  lock: ({ token }) => `liquidity.add:${token}`,
  needs: ['wallet', 'network', 'active'],
  check: mayAdd,
  summary: ({ params, t }) => {
    const { coins: lp, least } = params;
    return {
      review: t('add_actionReview'),
      doing: t('add_doing', { symbol: params.symbol }),
      done: t('add_done', { lp }),
      undone: t('add_undone'),
      give: [trx(BigInt(params.trx)), tokensIn(params)],
      get: t('add_get', { lp, least }),
      canFail: t('add_canFail', { least }),
      smallPrint: t('lossNote'),
    };
  },
  renew: additionNow,
  before: (params) =>
    callSignedIn(wire.liquidity.prepareAdding, {
      token: addressIn(params.token),
      coinAmount: BigInt(params.trx),
      tokenAmount: BigInt(params.tokens),
      minLp: BigInt(params.minLp),
    }),
  approvals: (params, { chain }) => [
    {
      coin: tokensIn(params),
      spender: chain.contract('liquidityHelper'),
      spenderName: i18n._('liquidity.spender'),
    },
  ],
  async receives({ token }, { chain }) {
    const { pool } = await readTokenPool(chain, addressIn(token));
    return pool === null ? [] : [pool.pair];
  },
  call: (params, _order, { chain }) => ({
    contract: chain.contract('liquidityHelper'),
    call: liquidityHelper.addAtLeast(
      addressIn(params.token),
      BigInt(params.tokens),
      BigInt(params.trx),
      BigInt(params.minLp),
    ),
  }),
  after: wire.liquidity.confirmAdding,
  invalidate: () => [['liquidity'], ['chain'], ['token-launch']],
});

/** The same tokens with the TRX that belong to them now, within the same tolerance. */
async function additionNow(params: AddParams, { chain }: ActionContext): Promise<AddParams> {
  const [address, tokens] = [addressIn(params.token), BigInt(params.tokens)];
  const toleranceBps = params.toleranceBps ?? TOLERANCE;
  const { pool } = await readTokenPool(chain, address);
  if (pool === null) throw new ActionRefused({ code: 'POOL_EMPTY' });
  const trxNow = trxFor(pool, tokens);
  const adding = filledAdding(pool, tokens, trxNow, BigInt(toleranceBps));
  const { symbol, decimals = COIN_DECIMALS } = params;
  const token = { address, symbol, decimals, pair: null };
  return addParams(token, tokens, trxNow, adding, toleranceBps);
}

function tokensIn({ token, symbol, decimals = COIN_DECIMALS, tokens }: AddParams): Money {
  return { coin: addressIn(token), symbol, decimals, amount: BigInt(tokens) };
}

async function mayAdd(
  params: AddParams,
  { account, chain }: ActionContext,
): Promise<CodeWithParams | null> {
  const [held, native] = await Promise.all([
    readBalance(chain, account, addressIn(params.token)),
    readBalance(chain, account, null),
  ]);
  if (held < BigInt(params.tokens)) {
    return { code: 'INSUFFICIENT_BALANCE', params: { coin: params.symbol } };
  }
  return native < BigInt(params.trx) ? { code: 'INSUFFICIENT_TRX' } : null;
}
