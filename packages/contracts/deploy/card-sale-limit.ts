import { toHexAddress } from '@vellum/tron/address';
import { cards } from '../clients/cards.ts';
import { dexFactory, pair } from '../clients/dex.ts';
import type { Site } from './blueprint.ts';
import type { Deployment } from './deployment-file.ts';
import type { DeploymentParameters, ExistingCoins } from './parameters.ts';
import { type CallStep, callStep, type Read } from './step.ts';

const NAME = 'limit of card sales in U';
const NOBODY = `41${'00'.repeat(20)}`;
/** The contract sells cards for a 2,500th of the pool's U in a day. */
const POOL_PART = 2_500n;

/** On a public network the deployment file says that it was made: an empty pool makes the limit 0, which is there before. */
export function saleLimitStep({ network, cardSaleLimit }: DeploymentParameters): CallStep {
  return callStep(
    NAME,
    'cards',
    () => cards.setSaleLimit(cardSaleLimit),
    network === 'embedded'
      ? async ({ at }, read) => (await read(at('cards'), cards.saleLimit())) === cardSaleLimit
      : undefined,
  );
}

/**
 * The limit of a public network: half of what its pool allows, so that liquidity may leave before the handover. Once set it
 * is what the contract has, however the pool changes between two runs.
 */
export async function withSaleLimit(
  parameters: DeploymentParameters,
  { contracts, calls }: Deployment,
  read: Read,
): Promise<DeploymentParameters> {
  if (!parameters.existing) return parameters;
  const made = calls[NAME] === undefined ? undefined : contracts['cards'];
  const cardSaleLimit = made
    ? await read(toHexAddress(made.address), cards.saleLimit())
    : (await poolU(parameters.existing, read)) / (2n * POOL_PART);
  return { ...parameters, cardSaleLimit };
}

/** Whoever lent the pool money at the first run could have raised the limit; by the second run it shows. */
export async function saleLimitProblems(
  { at, parameters: { existing } }: Site,
  read: Read,
): Promise<string[]> {
  if (!existing) return [];
  const found = await read(at('cards'), cards.saleLimit());
  const most = (await poolU(existing, read)) / POOL_PART;
  return found > most ? [`${NAME}: ${found} is above ${most}, a 2,500th of the pool`] : [];
}

async function poolU({ dex, usdt, wtrx }: ExistingCoins, read: Read): Promise<bigint> {
  const pool = await read(dex, dexFactory.pairOf(wtrx, usdt));
  if (pool === NOBODY) return 0n;
  const { reserve0, reserve1 } = await read(pool, pair.reserves());
  return (await read(pool, pair.token0())) === usdt ? reserve0 : reserve1;
}
