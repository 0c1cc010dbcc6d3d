import { MalformedAnswer } from '../errors.ts';
import type { Client } from './client.ts';

/** Parameters that votes of the network change, by java-tron's names such as `getEnergyFee`. */
export async function getChainParameters(
  client: Client,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, bigint>> {
  const answer = await client.full.request({
    path: '/wallet/getchainparameters',
    body: {},
    signal,
  });
  const parameters = answer.objects('chainParameter');
  return new Map(parameters.map((parameter) => [parameter.text('key'), parameter.int('value')]));
}

/** Sun per unit of energy from a point in time (milliseconds) on. */
export type EnergyPrice = Readonly<{ since: number; price: bigint }>;

/** All prices there ever were, the one in force last. */
export async function getEnergyPrices(
  client: Client,
  signal?: AbortSignal,
): Promise<EnergyPrice[]> {
  const answer = await client.full.request({ path: '/wallet/getenergyprices', body: {}, signal });
  return answer
    .text('prices')
    .split(',')
    .map((entry) => {
      const match = /^(\d{1,15}):(\d+)$/.exec(entry);
      if (!match) throw new MalformedAnswer(`getenergyprices: ${entry}`);
      return { since: Number(match[1]), price: BigInt(match[2] ?? '') };
    });
}
