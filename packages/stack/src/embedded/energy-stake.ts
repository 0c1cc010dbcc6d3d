import { randomBytes } from 'node:crypto';
import type { Devnet } from '@vellum/devnet';
import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import { buildTransaction, signTransaction } from '@vellum/tron/transaction';

const TRX = 1_000_000n;
const LIFETIME = 60_000;
/** Of everyone else, so that a TRX is worth 30 energy a day, near what it is on the main network, and not millions. */
const othersStake = 6_000_000_000n * TRX;
/** Gives 36 million energy a day to lend. */
const operatorStake = 1_200_000n * TRX;

/** Stakes for energy on the embedded chain: the operator's, which the desk rents out, and that of a crowd beside it. */
export async function stakeForEnergy(devnet: Devnet, operatorKey: string): Promise<void> {
  const operator = fromHex(operatorKey);
  if (await hasStaked(devnet, addressOfPrivateKey(operator))) return;
  // Nobody ever needs this key again.
  await stake(devnet, randomBytes(32), othersStake);
  await stake(devnet, operator, operatorStake);
}

function hasStaked(devnet: Devnet, address: HexAddress): Promise<boolean> {
  return devnet.chain.read(
    'head',
    (state) => (state.account(address)?.stakes?.energy.own ?? 0n) > 0n,
  );
}

async function stake(devnet: Devnet, key: Uint8Array, amount: bigint): Promise<void> {
  const owner = addressOfPrivateKey(key);
  await devnet.faucet(owner, amount);
  const head = devnet.chain.head();
  const transaction = buildTransaction({
    type: 'FreezeBalanceV2Contract',
    value: { owner_address: addressBytes(owner), frozen_balance: amount, resource: 'ENERGY' },
    reference: head,
    timestamp: head.timestamp,
    expiration: head.timestamp + LIFETIME,
  });
  const { code, message } = await devnet.chain.submit(signTransaction(transaction, key));
  if (code !== 'SUCCESS') throw new Error(`nothing was staked: ${code} ${message}`);
}
