import { trc20 } from '@vellum/contracts/coins';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import { type Address, type HexAddress, toHexAddress } from '@vellum/tron/address';
import { base58Of } from '../../indexer/node/base58-of.ts';
import type { OrderPlan } from '../../orders/order-plan.ts';
import { sensible } from '../../platform/chain/coin-facts.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { LiquidityParts } from './liquidity-parts.ts';

type Edit = Readonly<{
  token?: Address | undefined;
  edit: 'slippage' | 'withdraw';
  slippageBps?: number | undefined;
}>;

const ZERO = '410000000000000000000000000000000000000000';

/**
 * What the owner of the helper may do: how far a price may stand from its average, and taking out coins that someone
 * sent there by mistake. Between two calls the helper holds nothing of anyone.
 */
export function editPlan(parts: LiquidityParts): OrderPlan<Edit> {
  const { liquidityHelper: helper } = parts.contracts;
  return {
    kind: 'liquidity.edit',
    async prepare({ body }) {
      const { call, quote } = await (body.edit === 'withdraw'
        ? withdrawal(parts, body)
        : slippage(parts, body));
      return { quote, call: { contract: helper, ...call } };
    },
    refusal: liquidityHelper.refusal,
    proof: {
      source: 'liquidityHelper',
      event: 'SlippageSet',
      concerns: ({ args }, { call }) => String(args['bps']) === call.params[0]?.value,
      or: {
        source: 'liquidityHelper',
        event: 'StrayWithdrawn',
        concerns: ({ args }, { call }) =>
          base58Of(args['coin'] as HexAddress) === call.params[0]?.value,
        result: ({ args }) => ({ amount: String(args['amount']) }),
      },
    },
  };
}

/** Whether the helper is theirs. */
export async function ownsHelper(
  { ask, contracts }: Pick<LiquidityParts, 'ask' | 'contracts'>,
  address: Address,
): Promise<boolean> {
  const owner = await ask(contracts.liquidityHelper, liquidityHelper.owner());
  return owner === toHexAddress(address);
}

async function slippage({ facts }: LiquidityParts, { slippageBps }: Edit) {
  if (slippageBps === undefined) throw new Refusal({ code: 'FIELD_REQUIRED' });
  const before = Number(await facts.slippage());
  return { quote: { before }, call: liquidityHelper.setSlippage(BigInt(slippageBps)) };
}

async function withdrawal(parts: LiquidityParts, { token }: Edit) {
  if (token === undefined) throw new Refusal({ code: 'FIELD_REQUIRED' });
  const stray = await strayOf(parts, token);
  if (stray === 0n) throw new Refusal({ code: 'NOT_FOUND' });
  return { quote: { amount: String(stray) }, call: liquidityHelper.withdrawStray(token) };
}

async function strayOf({ ask, account, contracts }: LiquidityParts, token: Address) {
  const { liquidityHelper: helper } = contracts;
  if (toHexAddress(token) === ZERO) return (await account(helper))?.balance ?? 0n;
  return (await sensible(ask(token, trc20.balanceOf(helper)))) ?? 0n;
}
