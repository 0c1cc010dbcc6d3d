import type { BurnMode } from '@vellum/api/wire/choice-lists';
import { burnMine } from '@vellum/contracts/burn-mining';
import type { Address, HexAddress } from '@vellum/tron/address';
import { base58Of } from '../../indexer/node/base58-of.ts';
import { type AnyOrderPlan, type OrderPlan, QUOTE_LIFETIME } from '../../orders/order-plan.ts';
import { requireCoin } from '../../platform/chain/require-holding.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { coinFor } from './burn-amounts.ts';
import type { BurnParts } from './burn-parts.ts';
import { tryBurn } from './burn-trial.ts';

type Burn = Readonly<{ mode: BurnMode; coin: Address; uAmount: bigint; limit: bigint }>;

const source = 'burnMine';

/** Burning coins of one's own, or buying them with U to be burned; never beyond the limit that was shown. */
export function burnPlan(parts: BurnParts): OrderPlan<Burn> {
  return {
    kind: 'burn-mining.burn',
    async prepare({ address, body }) {
      const { mode, coin, uAmount, limit } = body;
      if (uAmount === 0n) throw new Refusal({ code: 'AMOUNT_ZERO' });
      const call =
        mode === 'burn'
          ? burnMine.burnAtMost(coin, uAmount, limit)
          : burnMine.swapToBurnAtLeast(coin, uAmount, limit);
      await tryBurn(parts, { sender: address, call, limit });
      const pool = await parts.market.pool(coin);
      if (pool === null) throw new Refusal({ code: 'COIN_UNKNOWN' });
      const { coinAmount } = await coinFor(parts, { mode, coin, uAmount, pool });
      const given =
        mode === 'burn' ? { token: coin, most: limit, now: coinAmount } : ofU(parts, uAmount);
      await requireCoin(parts, address, given.token, given.now);
      const { burnMine: spender } = parts.contracts;
      return {
        quote: {
          coinAmount: String(coinAmount),
          uAmount: String(uAmount),
          power: String(uAmount),
        },
        call: { contract: spender, ...call },
        approvals: [{ token: given.token, spender, minAllowance: given.most }],
        lifetime: QUOTE_LIFETIME,
      };
    },
    refusal: burnMine.refusal,
    proof: {
      source,
      event: 'Burned',
      concerns: ({ args }, { address, call }) =>
        base58Of(args['user'] as HexAddress) === address &&
        base58Of(args['coin'] as HexAddress) === call.params[0]?.value &&
        String(args['uAmount']) === call.params[1]?.value,
      result: ({ args }) => ({
        burnId: String(args['id']),
        burnAmount: String(args['burnAmount']),
        uAmount: String(args['uAmount']),
      }),
    },
  };
}

/** Everything that the burn power of an address has earned. */
export function claimBurnPlan({ ask, contracts }: BurnParts): OrderPlan<unknown> {
  return {
    kind: 'burn-mining.claim',
    async prepare({ address }) {
      const amount = await ask(contracts.burnMine, burnMine.earned(address));
      if (amount === 0n) throw new Refusal({ code: 'NOTHING_TO_CLAIM' });
      const call = { contract: contracts.burnMine, ...burnMine.claim() };
      return { quote: { amount: String(amount) }, call };
    },
    refusal: burnMine.refusal,
    proof: {
      source,
      event: 'RewardPaid',
      concerns: ({ args }, { address }) => base58Of(args['user'] as HexAddress) === address,
      result: ({ args }) => ({ amount: String(args['amount']) }),
    },
  };
}

export type BurnPlans = ReturnType<typeof burnPlans>;

export const burnPlans = (parts: BurnParts) => ({
  burn: burnPlan(parts),
  claim: claimBurnPlan(parts),
});

export const listOfBurnPlans = (plans: BurnPlans): readonly AnyOrderPlan[] => Object.values(plans);

const ofU = ({ contracts }: BurnParts, uAmount: bigint) => ({
  token: contracts.usdt,
  most: uAmount,
  now: uAmount,
});
