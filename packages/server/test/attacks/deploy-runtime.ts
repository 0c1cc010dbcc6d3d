import { type Address, addressBytes, fromHexAddress, toHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { buildTransaction, signTransaction } from '@vellum/tron/transaction';
import type { TestChain } from '../test-chain.ts';
import type { Person } from '../test-server.ts';

/** Puts a contract on the chain that consists of these bytes, below 256 of them. */
export async function deployRuntime(
  { devnet: { chain } }: Pick<TestChain, 'devnet'>,
  who: Person,
  runtime: string,
): Promise<Address> {
  const size = (runtime.length / 2).toString(16).padStart(2, '0');
  const head = chain.head();
  const owner = addressBytes(toHexAddress(who.address));
  const bytecode = fromHex(`60${size}600c60003960${size}6000f3${runtime}`);
  const signed = signTransaction(
    buildTransaction({
      type: 'CreateSmartContract',
      value: {
        owner_address: owner,
        new_contract: {
          ...{ origin_address: owner, bytecode, name: 'Coin', origin_energy_limit: 10_000_000n },
          consume_user_resource_percent: 100n,
        },
      },
      feeLimit: 1_000_000_000n,
      reference: head,
      timestamp: head.timestamp,
      expiration: head.timestamp + 60_000,
    } as unknown as Parameters<typeof buildTransaction>[0]),
    who.privateKey,
  );
  const { code, message } = await chain.submit(signed);
  if (code !== 'SUCCESS') throw new Error(message);
  const made = chain.find(signed.id)?.receipt?.contractAddress;
  if (made === undefined) throw new Error('no contract was made');
  return fromHexAddress(made);
}
