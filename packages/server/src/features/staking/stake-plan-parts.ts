import { trc20 } from '@vellum/contracts/coins';
import type { Address, HexAddress } from '@vellum/tron/address';
import { base58Of } from '../../indexer/node/base58-of.ts';
import type { OrderProof } from '../../orders/order-plan.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { NamedCoin } from './named-coin.ts';
import type { StakingParts } from './staking-parts.ts';

/** Refuses who has less of a coin than they want to stake. */
export async function requireCoins(
  { ask }: Pick<StakingParts, 'ask'>,
  address: Address,
  { coin, symbol }: NamedCoin,
  amount: bigint,
): Promise<void> {
  if ((await ask(coin, trc20.balanceOf(address))) < amount) {
    throw new Refusal({ code: 'INSUFFICIENT_BALANCE', params: { coin: symbol } });
  }
}

type About = Readonly<{
  source: string;
  event: string;
  /** The event's argument that must be what the call names first. */
  first?: string;
  /** Arguments of the event that the order shows, by the name it gives them. */
  told: Readonly<Record<string, string>>;
}>;

/** An event about the order's address and what its call names first. */
export const stakeProof = ({ source, event, first, told }: About): OrderProof => ({
  source,
  event,
  concerns: ({ args }, { address, call }) =>
    base58Of(args['user'] as HexAddress) === address &&
    (first === undefined || String(args[first]) === call.params[0]?.value),
  result: ({ args }) =>
    Object.fromEntries(Object.entries(told).map(([name, of]) => [name, String(args[of])])),
});
