import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { tradeAdministration } from '@vellum/api/wire/choice-lists';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { type TradePlan, trade } from '@vellum/contracts/trade';
import type { Address } from '@vellum/tron/address';
import { LARGEST_PRICE, secondsOf } from '../../launches/contract-numbers.ts';
import type { SaleParts } from '../../launches/sale-parts.ts';
import type { OrderPlan } from '../../orders/order-plan.ts';
import { type Refusals, tryCall } from '../../platform/chain/try-call.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { tradeProofs } from './trade-proofs.ts';

type Action = (typeof tradeAdministration)[number];

type Administration = Readonly<{
  tokenAddress: Address;
  action: Action;
  endTime?: number | undefined;
  status?: 'ended' | 'cancelled' | undefined;
  users?: Address[] | undefined;
  allowed?: boolean | undefined;
  tradeAmount?: bigint | undefined;
  tradeMaxNum?: number | undefined;
}>;

/** What the creator may do with the internal trade. */
export function administrationPlan(parts: SaleParts): OrderPlan<Administration> {
  return {
    kind: 'trade.administer',
    async prepare({ address, body }) {
      const { trade: contract } = await parts.launch(body.tokenAddress);
      const plan = await parts.ask(contract, trade.plan());
      const call = callOf(body, plan);
      const tried = { sender: address, contract, call, refusal: trade.refusal };
      await tryCall(parts.client, tried, refusals, otherwise[body.action] ?? TRADE_CLOSED);
      return { quote: {}, call: { contract, ...call } };
    },
    refusal: trade.refusal,
    proof: {
      ...tradeProofs.withdrawn,
      or: {
        ...tradeProofs.statusChanged,
        or: {
          ...tradeProofs.allowed,
          or: { ...tradeProofs.changed, or: tradeProofs.burned },
        },
      },
    },
  };
}

const TRADE_CLOSED: CodeWithParams = { code: 'TRADE_CLOSED' };

const otherwise: Readonly<Partial<Record<Action, CodeWithParams>>> = {
  withdraw: { code: 'CLAIM_NOT_OPEN' },
  burnUnsold: { code: 'CLAIM_NOT_OPEN' },
};

const refusals: Refusals = {
  TradeEndInvalid: () => ({ code: 'TIME_RANGE' }),
  TradeNothingDue: () => ({ code: 'NOTHING_TO_CLAIM' }),
};

function needed<T>(value: T | undefined): T {
  if (value === undefined) throw new Refusal({ code: 'FIELD_REQUIRED' });
  return value;
}

type CallOf = (body: Administration, plan: TradePlan) => WriteCall;

const calls: Readonly<Record<Action, CallOf>> = {
  open: ({ endTime }) => trade.open(secondsOf(needed(endTime))),
  end: () => trade.end(),
  setStatus: ({ status }) => (needed(status) === 'ended' ? trade.setEnded() : trade.cancel()),
  allow: ({ users, allowed }) => trade.allow(needed(users), needed(allowed)),
  setConfig({ tradeAmount, tradeMaxNum }, plan) {
    const [sharePrice, most] = [needed(tradeAmount), BigInt(needed(tradeMaxNum))];
    if (sharePrice === 0n) throw new Refusal({ code: 'PRICE_ZERO' });
    if (sharePrice > LARGEST_PRICE) throw new Refusal({ code: 'VALIDATION' });
    if (most > plan.shares) {
      const max = String(plan.shares);
      throw new Refusal({ code: 'EXCEEDS_MAX_PURCHASE', params: { max } });
    }
    return trade.setPlan({ ...plan, sharePrice, sharesPerBuyer: most });
  },
  withdraw: () => trade.withdrawProceeds(),
  burnUnsold: () => trade.burnUnsold(),
};

const callOf: CallOf = (body, plan) => calls[body.action](body, plan);
