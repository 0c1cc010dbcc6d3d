import { quotePath, type SwapQuote, type SwapSide } from '@vellum/api/swap/swap-quote';
import type { SwapPair } from '@vellum/api/swap/swap-route';
import { pair, router as routerClient } from '@vellum/contracts/dex';
import { swapCall } from '@vellum/contracts/swap-call';
import type { Address } from '@vellum/tron/address';
import { type OrderPlan, QUOTE_LIFETIME } from '../../orders/order-plan.ts';
import { requireDeadline, requireRouter } from '../../pairs/swap-checks.ts';
import { requireHolding } from '../../platform/chain/require-holding.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { SwapParts } from './swap-parts.ts';
import { swapProof } from './swap-proof.ts';

type Swap = Readonly<{
  pay?: Address | undefined;
  receive?: Address | undefined;
  via?: Address | undefined;
  side: SwapSide;
  amount: bigint;
  limit: bigint;
  deadline: number;
}>;

/** One token for another over the router, within the limit that the page computed. */
export function swapPlan(parts: SwapParts): OrderPlan<Swap> {
  return {
    kind: 'swap.swap',
    async prepare({ address, body }) {
      const { pay = null, side, amount, limit } = body;
      const router = requireRouter(parts.router);
      const deadline = requireDeadline(body.deadline, (await parts.position()).chainTime);
      const path = pathOf(parts, body);
      const quote = await quoteOf(parts, path, body);
      requireLimit(body, quote);
      // TRX is sent up to the limit and what is not needed is refunded; a token is taken as needed.
      const most = side === 'in' ? amount : limit;
      await requireHolding(parts, address, pay, pay === null ? most : quote.paid);
      const terms = { trx: trxOf(body), side, amount, limit, path, to: address, deadline };
      return {
        quote: {
          paid: String(quote.paid),
          received: String(quote.received),
          impact: quote.impactBps,
        },
        call: { contract: router, ...swapCall(terms) },
        ...(pay !== null && { approvals: [{ token: pay, spender: router, minAllowance: most }] }),
        lifetime: QUOTE_LIFETIME,
      };
    },
    refusal: routerClient.refusal,
    proof: swapProof,
  };
}

function trxOf({ pay, receive }: Swap): 'paid' | 'received' | null {
  if (pay === undefined) return 'paid';
  return receive === undefined ? 'received' : null;
}

/** TRX goes as WTRX. */
function pathOf({ contracts: { wtrx } }: SwapParts, { pay, receive, via }: Swap) {
  const [from, to] = [pay ?? wtrx, receive ?? wtrx];
  if (from === to || via === from || via === to) throw new Refusal({ code: 'TOKEN_NOT_TRADABLE' });
  return via === undefined ? ([from, to] as const) : ([from, via, to] as const);
}

async function quoteOf(
  parts: SwapParts,
  path: ReturnType<typeof pathOf>,
  { side, amount }: Swap,
): Promise<SwapQuote> {
  const { quote, refusal } = quotePath(await presentPairs(parts, path), path, side, amount);
  if (quote === undefined) throw new Refusal({ code: refusal });
  return quote;
}

/** Pairs that the index knows, with what the node says they hold. */
async function presentPairs(
  { pairs, ask }: SwapParts,
  path: readonly Address[],
): Promise<readonly SwapPair[]> {
  const known = (await pairs.around(path)).pairs;
  const ofPath = known.filter(
    ({ coins, isOpen }) => isOpen && coins.every((coin) => path.includes(coin)),
  );
  return Promise.all(
    ofPath.map(async (one) => {
      const { reserve0, reserve1 } = await ask(one.pair, pair.reserves());
      return { ...one, reserves: [reserve0, reserve1] as const };
    }),
  );
}

function requireLimit({ side, limit }: Swap, { paid, received }: SwapQuote): void {
  const isWithin = side === 'in' ? received >= limit : paid <= limit;
  if (!isWithin) throw new Refusal({ code: 'SLIPPAGE' });
}
