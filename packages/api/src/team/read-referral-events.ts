import { type Address, fromHexAddress, parseHexAddress, toHexAddress } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { type ContractEvent, contractEvents } from '@vellum/tron/client/events';
import { MalformedAnswer } from '@vellum/tron/errors';
import type { ReferralEvents } from './referral-figures.ts';

/** What an event server gives at once. */
const PAGE = 200;

type Places = Readonly<{ team: Address; feeVault: Address; root: Address }>;

/** Everything that the contracts logged of inviting, up to a time of the chain, as a node tells it. */
export async function readReferralEvents(
  client: Client,
  { team, feeVault, root }: Places,
  options: Readonly<{ until?: number; signal?: AbortSignal }> = {},
): Promise<ReferralEvents> {
  const read = async (contract: Address, eventName: string): Promise<ContractEvent[]> => {
    const query = {
      eventName,
      limit: PAGE,
      order: 'block_timestamp,asc',
      ...(options.until !== undefined && { maxBlockTimestamp: options.until }),
    } as const;
    const events: ContractEvent[] = [];
    for await (const event of contractEvents(client, toHexAddress(contract), query, options.signal))
      events.push(event);
    return events;
  };
  const [bound, paid] = await Promise.all([read(team, 'Bound'), read(feeVault, 'FeeIn')]);
  return {
    root,
    bindings: bound.map(({ values }) => ({
      child: addressOf(values['child']),
      parent: addressOf(values['parent']),
    })),
    fees: paid.map(({ values, blockTimestamp }) => ({
      payer: addressOf(values['payer']),
      fee: BigInt(values['fee'] ?? ''),
      first: BigInt(values['refL1'] ?? ''),
      second: BigInt(values['refL2'] ?? ''),
      timestamp: blockTimestamp,
    })),
  };
}

function addressOf(value: string | undefined): Address {
  const hex = parseHexAddress(value ?? '');
  if (hex === null) throw new MalformedAnswer('an event without its address');
  return fromHexAddress(hex);
}
