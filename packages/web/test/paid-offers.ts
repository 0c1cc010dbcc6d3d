import { paths } from '@vellum/api/wire/paths';
import { otcDesk } from '@vellum/contracts/otc';
import { getNowBlock } from '@vellum/tron/client/blocks';
import { definePaidAction, type PreparedOrder } from '../src/shared/paid-action/paid-action.ts';
import { amount, NOBODY, TRX, type World } from './paid-world.ts';

const termsOf = ({ coin }: World, sell: bigint, expires: bigint) => ({
  sell: coin,
  amount: sell,
  want: NOBODY,
  wantAmount: 50n * TRX,
  onlyTaker: NOBODY,
  expires,
  wholeOnly: false,
});

/** Selling wrapped TRX for TRX: an action that needs an approval. */
export const offerOf = (world: World, sell: bigint) => {
  const { coin, desk } = world;
  const money = { coin, symbol: 'WTRX', decimals: 6, amount: sell };
  return definePaidAction({
    key: 'otc.make',
    texts: { name: 'x' },
    lock: () => 'otc.make',
    needs: ['wallet', 'network'],
    summary: () => ({
      review: '',
      doing: '',
      done: '',
      undone: '',
      give: [money],
      get: '',
      canFail: '',
    }),
    before: async () => orderOf(world, sell),
    approvals: () => [
      {
        coin: money,
        spender: desk,
        spenderName: 'the desk',
      },
    ],
    call: () => ({ contract: desk, call: otcDesk.make(termsOf(world, sell, world.expires)) }),
    after: paths.orders.report,
  });
};

export type SellParams = Readonly<{ sell: string }>;

/** The same with the amount as a parameter that its lock leaves out, as that of a swap does. */
export function sellOf(world: World) {
  const offer = ({ sell }: SellParams) => offerOf(world, BigInt(sell));
  const { key, texts, lock, needs, after } = offerOf(world, amount);
  return definePaidAction<SellParams, unknown>({
    ...{ key, texts, lock, needs, after },
    summary: ({ params }) => offer(params).summary({ params: {}, order: null, t: (key) => key }),
    before: async ({ sell }) => ({ ...orderOf(world, BigInt(sell)), orderId: `sell ${sell}` }),
    approvals: (params, context) => offer(params).approvals?.({}, context) ?? [],
    call: (params, order, context) => offer(params).call({}, order, context),
  });
}

type DatedParams = Readonly<{ expires: string }>;

/** The same offer as it is kept by a page, with the moment until which it stands, an hour from `renew`. */
export const datedOffer = (world: World) =>
  definePaidAction<DatedParams, unknown>({
    ...offerOf(world, amount),
    async renew(_params, { chain }) {
      const { timestamp } = await getNowBlock(chain.client);
      return { expires: String(Math.floor(timestamp / 1000) + 3_600) };
    },
    before: async ({ expires }) => orderOf(world, amount, BigInt(expires)),
    call: ({ expires }) => ({
      contract: world.desk,
      call: otcDesk.make(termsOf(world, amount, BigInt(expires))),
    }),
  });

function orderOf(world: World, sell: bigint, expires = world.expires): PreparedOrder {
  const { coin, desk } = world;
  const values = [coin, `${sell}`, NOBODY, `${50n * TRX}`, NOBODY, `${expires}`, 'false'];
  const types = ['address', 'uint128', 'address', 'uint128', 'address', 'uint40', 'bool'];
  return {
    orderId: 'o1',
    kind: 'otc.make',
    state: 'created',
    expiresAt: Date.now() + 600_000,
    call: {
      contract: desk,
      method: `makeOffer(${types.join()})`,
      params: values.map((value, place) => ({ type: types[place]!, value })),
      callValueSun: '0',
      feeLimit: '150000000',
      ...world.orderChange,
    },
    approvals: [{ token: coin, spender: desk, minAllowance: `${sell}` }],
    quote: {},
  };
}
