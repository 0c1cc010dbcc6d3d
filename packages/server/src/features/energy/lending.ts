import { energyOfStake } from '@vellum/api/energy/energy-rental';
import { energyDesk } from '@vellum/contracts/energy';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import { getAccountResource } from '@vellum/tron/client/accounts';
import type { Client } from '@vellum/tron/client/client';
import { getEnergyStake } from '@vellum/tron/client/energy-stake';
import type { AskContract } from '../../platform/chain/ask-contract.ts';
import { perBlock } from '../../platform/per-block.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';

/** What the operator has staked and lent, and what it can still lend; stakes in sun. */
export type Lending = Readonly<{
  operator: Address;
  staked: bigint;
  lentStake: bigint;
  /** Energy. */
  lent: bigint;
  free: bigint;
}>;

/** Read of the chain once for each block. */
export function lendingReader(client: Client, ask: AskContract, contract: Address) {
  return perBlock<null, Lending>(async () => {
    const [operator, freeStake] = await Promise.all([
      ask(contract, energyDesk.operator()),
      ask(contract, energyDesk.freeStake()),
    ]);
    const [stake, network] = await Promise.all([
      getEnergyStake(client, operator),
      getAccountResource(client, operator),
    ]).catch(() => {
      throw new Refusal({ code: 'CHAIN_UNAVAILABLE' });
    });
    return {
      operator: fromHexAddress(operator),
      staked: stake.kept + stake.lent,
      lentStake: stake.lent,
      lent: energyOfStake(stake.lent, network),
      free: energyOfStake(freeStake, network),
    };
  });
}
