import type { HexAddress } from '@vellum/tron/address';
import { base58Of } from '../indexer/node/base58-of.ts';
import type { OrderProof } from '../orders/order-plan.ts';
import { pairNames } from './platform-pairs.ts';

/** Of every pair that the index follows. */
const [last, ...others] = ['launchPair', ...pairNames] as const;

/**
 * An event of any known pair, made by the router that the order called. Of such events in one transaction `concerns`
 * tells which: the quoted call is all that ties them to the order.
 */
export function routerProof(
  event: 'Swap' | 'Burn' | 'Mint',
  { concerns, result }: Pick<OrderProof, 'concerns' | 'result'>,
): OrderProof {
  const isByRouter: OrderProof['concerns'] = (found, order) =>
    base58Of(found.args['sender'] as HexAddress) === order.call.contract && concerns(found, order);
  const of = (source: string): OrderProof => ({
    ...{ source, event, concerns: isByRouter, ofCallOnly: true },
    ...(result && { result }),
  });
  return others.reduce<OrderProof>((or, source) => ({ ...of(source), or }), of(last));
}

/** Paid to who asked, or to the router, which unwraps it into TRX for them. */
export const isPaidOut: OrderProof['concerns'] = ({ args }, { address, call }) => {
  const to = base58Of(args['to'] as HexAddress);
  return to === address || to === call.contract;
};
