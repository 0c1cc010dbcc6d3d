import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { burnMine } from '@vellum/contracts/burn-mining';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { oracle } from '@vellum/contracts/prices';
import type { Address } from '@vellum/tron/address';
import { formatAmount } from '@vellum/tron/amount';
import { trialOf } from '../../platform/chain/try-call.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { BurnParts } from './burn-parts.ts';

const U_DECIMALS = 6;

type Arguments = readonly unknown[];

const ofMine: Readonly<Record<string, (args: Arguments, limit: bigint) => CodeWithParams>> = {
  BurnMineNothingGiven: () => ({ code: 'AMOUNT_ZERO' }),
  BurnMineCoinNotAllowed: () => ({ code: 'COIN_UNKNOWN' }),
  BurnMineLiquidityTooLow: () => ({ code: 'LIQUIDITY_TOO_LOW' }),
  BurnMineBlockCapReached: ([, room]) => ({
    code: 'BURN_BLOCK_CAP',
    params: { room: formatAmount(room as bigint, U_DECIMALS, { grouping: true }) },
  }),
  BurnMineAboveLimit: () => ({ code: 'PRICE_MOVED' }),
  // The higher of the caller's limit and the average less 1 %: which of them it is tells who said no.
  BurnMineOutTooLow: ([, minimum], limit) => ({
    code: minimum === limit ? 'PRICE_MOVED' : 'SLIPPAGE',
  }),
  EntryPauseActive: () => ({ code: 'CONTRACT_PAUSED' }),
};

/**
 * Tries a burn as its sender would make it: what the contract refuses is refused here, by the name of its error. That
 * coins or allowance are missing is not: the contract looks at them last, and the allowance comes with the order.
 */
export async function tryBurn(
  { client, contracts }: Pick<BurnParts, 'client' | 'contracts'>,
  { sender, call, limit }: Readonly<{ sender: Address; call: WriteCall; limit: bigint }>,
): Promise<void> {
  const outcome = await trialOf(client, { sender, contract: contracts.burnMine, call });
  if (outcome.status === 'success') return;
  const revert = burnMine.refusal(outcome.data);
  if (revert.kind === 'custom') {
    const refused = ofMine[revert.name]?.(revert.arguments, limit);
    if (refused !== undefined) throw new Refusal(refused);
  }
  const ofPrice = oracle.refusal(outcome.data);
  if (ofPrice.kind === 'custom' && ofPrice.name.startsWith('PriceOracle')) {
    throw new Refusal({ code: 'PRICE_UNAVAILABLE' });
  }
}
