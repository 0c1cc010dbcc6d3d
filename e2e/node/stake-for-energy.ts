import { randomBytes } from 'node:crypto';
import { keySigner } from '@vellum/contracts/deploy/signer';
import { addressBytes } from '@vellum/tron/address';
import { getAccountResource } from '@vellum/tron/client/accounts';
import { sendUntilMined } from './send-until-mined.ts';
import type { Teller } from './story.ts';

const TRX = 1_000_000n;
/** Of a crowd, so that a TRX is worth some thousand energy: less than a TRX cannot be lent. */
const CROWD_STAKE = 60_000_000n * TRX;
const OPERATOR_STAKE = 1_200_000n * TRX;

/** Gives the operator of the energy desk a stake to lend from, unless an earlier run did. */
export async function stakeForEnergy({ site, stage }: Teller): Promise<void> {
  const operator = site.role('operator').privateKey;
  const { client } = stage.chain;
  const { energyLimit } = await getAccountResource(client, keySigner(operator).address);
  if (energyLimit > 0n) return;
  // Nobody ever needs the key of the crowd again.
  await stake(stage, randomBytes(32).toString('hex'), CROWD_STAKE);
  await stake(stage, operator, OPERATOR_STAKE);
  await site.indexed();
}

async function stake({ chain }: Teller['stage'], key: string, amount: bigint): Promise<void> {
  const signer = keySigner(key);
  await chain.treasury.fund(signer.address, amount + 10n * TRX);
  const owner_address = addressBytes(signer.address);
  await sendUntilMined(chain.client, signer, 'stake', {
    type: 'FreezeBalanceV2Contract',
    value: { owner_address, frozen_balance: amount, resource: 'ENERGY' },
  });
}
