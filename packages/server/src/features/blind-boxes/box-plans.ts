import type { OrderKind } from '@vellum/api/order-kinds/order-kinds';
import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { blindBox } from '@vellum/contracts/blind-boxes';
import type { WriteCall } from '@vellum/contracts/contract-face';
import type { Address, HexAddress } from '@vellum/tron/address';
import { fromHexAddress } from '@vellum/tron/address';
import type { AnyOrderPlan, OrderPlan } from '../../orders/order-plan.ts';
import type { Refusals } from '../../platform/chain/try-call.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { BoxChain } from './box-chain.ts';
import { type BoxPurchase, boxPurchasePlan } from './box-purchase-plan.ts';
import { tryBoxCall } from './box-trial.ts';

type OneSeries = Readonly<{ seriesId: bigint }>;
type OneBox = Readonly<{ seriesId: bigint; boxId: bigint }>;

export type BoxPlans = Readonly<{
  buy: OrderPlan<BoxPurchase>;
  open: OrderPlan<OneBox>;
  refund: OrderPlan<OneBox>;
  close: OrderPlan<OneSeries>;
  capture: OrderPlan<OneSeries>;
}>;

/** Everything about boxes that a person may sign. */
export function boxPlans(chain: BoxChain): BoxPlans {
  const wrongPhase = { code: 'BOX_PHASE_WRONG' } as const;
  return {
    buy: boxPurchasePlan(chain),
    open: ofBox(chain, {
      kind: 'blind-boxes.open',
      call: blindBox.open,
      event: 'Opened',
      told: 'prizeId',
      codes: { BlindBoxAlreadyPaid: () => ({ code: 'BOX_ALREADY_OPEN' }) },
      otherwise: wrongPhase,
    }),
    refund: ofBox(chain, {
      kind: 'blind-boxes.refund',
      call: blindBox.refund,
      event: 'BoxRefunded',
      told: 'amount',
      codes: {},
      otherwise: { code: 'NOT_REFUNDABLE' },
    }),
    close: ofSeries(chain, {
      kind: 'blind-boxes.close',
      call: blindBox.close,
      event: 'SeriesClosed',
      told: 'revealBlock',
      otherwise: wrongPhase,
    }),
    capture: ofSeries(chain, {
      kind: 'blind-boxes.capture',
      call: blindBox.capture,
      event: 'Captured',
      told: null,
      otherwise: wrongPhase,
    }),
  };
}

export const listOfPlans = (plans: BoxPlans): readonly AnyOrderPlan[] => Object.values(plans);

type SeriesAction = Readonly<{
  kind: OrderKind;
  call(series: bigint): WriteCall;
  event: string;
  /** The number of the event that the order shows. */
  told: string | null;
  otherwise: CodeWithParams;
}>;

function ofSeries(chain: BoxChain, action: SeriesAction): OrderPlan<OneSeries> {
  const { kind, event, told } = action;
  return {
    kind,
    async prepare({ address, body: { seriesId } }) {
      const call = action.call(seriesId);
      await tryBoxCall(chain, { sender: address, call }, {}, action.otherwise);
      return {
        quote: { seriesId: `${seriesId}` },
        call: { contract: chain.contract, ...call },
      };
    },
    refusal: blindBox.refusal,
    proof: {
      source: 'blindBox',
      event,
      concerns: ({ args }, { call }) => String(args['series']) === call.params[0]?.value,
      result: ({ args }) => ({
        seriesId: `${args['series']}`,
        ...(told !== null && { [told]: `${args[told]}` }),
      }),
    },
  };
}

type BoxAction = Readonly<{
  kind: OrderKind;
  call(series: bigint, box: bigint): WriteCall;
  event: string;
  told: string;
  codes: Refusals;
  otherwise: CodeWithParams;
}>;

function ofBox(chain: BoxChain, action: BoxAction): OrderPlan<OneBox> {
  const { kind, event, told } = action;
  return {
    kind,
    async prepare({ address, body: { seriesId, boxId } }) {
      await checkOwner(chain, { seriesId, boxId, address });
      const call = action.call(seriesId, boxId);
      await tryBoxCall(chain, { sender: address, call }, action.codes, action.otherwise);
      return {
        quote: { seriesId: `${seriesId}`, boxId: `${boxId}` },
        call: { contract: chain.contract, ...call },
      };
    },
    refusal: blindBox.refusal,
    proof: {
      source: 'blindBox',
      event,
      concerns: ({ args }, { call: { params } }) =>
        String(args['series']) === params[0]?.value && String(args['boxId']) === params[1]?.value,
      result: ({ args }) => ({
        seriesId: `${args['series']}`,
        boxId: `${args['boxId']}`,
        [told]: `${args[told]}`,
      }),
    },
  };
}

/** The contract lets anyone open for the owner; the server asks only the owner to pay for it. */
async function checkOwner(
  chain: BoxChain,
  { seriesId, boxId, address }: OneBox & Readonly<{ address: Address }>,
): Promise<void> {
  const owner: HexAddress | null = await chain.ask(blindBox.ownerOf(seriesId, boxId));
  if (owner === null) throw new Refusal({ code: 'NOT_FOUND' });
  if (fromHexAddress(owner) !== address) throw new Refusal({ code: 'NOT_OWNER' });
}
