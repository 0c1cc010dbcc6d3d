import type { ReadCall } from '@vellum/contracts/contract-face';
import { energyDesk, type RentalState } from '@vellum/contracts/energy';
import { addressBytes, toHexAddress } from '@vellum/tron/address';
import { createClient } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { buildTransaction, signTransaction } from '@vellum/tron/transaction';
import { draftLoan } from '../../src/keeper/energy-loan.ts';
import { callContract, type TestChain, testChain } from '../test-chain.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { newPerson, type Person, personOf } from '../test-server.ts';

const TRX = 1_000_000n;
const LIFETIME = 60_000;

/** A chain whose deployer operates the energy desk, with a stake and a crowd beside it, and a database. */
export type EnergyWorld = Readonly<{
  chain: TestChain;
  database: TestDatabase;
  operator: Person;
  /** Funded. */
  people: readonly Person[];
  desk: TestChain['deployment']['contracts'][string]['address'];
  read<R>(call: ReadCall<R>): Promise<R>;
  /** Rents for somebody; gives the number of the rental. */
  rent(buyer: Person, receiver: Person, energy: bigint, hours: bigint): Promise<bigint>;
  /** A receiver whom the chain knows and who has borrowed nothing. */
  newReceiver(): Promise<Person>;
  stateOf(id: bigint): Promise<RentalState>;
  /** The operator takes a loan back by hand. */
  takeBack(receiver: Person, sun: bigint): Promise<void>;
  lentTo(receiver: Person): Promise<bigint>;
  /** Unix seconds of the newest block. */
  now(): bigint;
  close(): Promise<void>;
}>;

export async function energyWorld({ solidLag = 0, people = 4 } = {}): Promise<EnergyWorld> {
  const [chain, database] = await Promise.all([
    testChain({ solidLag, accounts: people + 3 }),
    testDatabase(),
  ]);
  const { devnet, deployment } = chain;
  const operator = personOf(devnet.accounts[1]!.privateKey);
  await stakeEnergy(chain, personOf(devnet.accounts.at(-1)!.privateKey), 10_000_000n);
  await stakeEnergy(chain, operator, 500_000n);
  const desk = deployment.contracts['energyDesk']!.address;
  const client = createClient({ fullNodes: [chain.url] });
  const read: EnergyWorld['read'] = async ({ data, decode }) => {
    const here = toHexAddress(desk);
    return decode((await simulateCall(client, { caller: here, contract: here, data })).data);
  };
  return {
    ...{ chain, database, operator, desk, read },
    people: devnet.accounts.slice(2, people + 2).map(({ privateKey }) => personOf(privateKey)),
    async rent(buyer, receiver, energy, hours) {
      const price = await read(energyDesk.priceOf(energy, hours));
      await callContract(
        chain,
        buyer,
        desk,
        energyDesk.rent(receiver.address, energy, hours, price),
      );
      return read(energyDesk.count());
    },
    async newReceiver() {
      const person = newPerson();
      await devnet.faucet(toHexAddress(person.address), TRX);
      return person;
    },
    takeBack: async ({ address: receiver }, amount) => {
      const loan = { change: 'take-back', receiver, amount, feeLimit: 0n } as const;
      await submit(chain, operator, draftLoan(toHexAddress(operator.address), loan));
    },
    stateOf: async (id) => (await read(energyDesk.rental(id))).state,
    lentTo: ({ address }) => read(energyDesk.lentTo(address)),
    now: () => BigInt(Math.floor(devnet.chain.head().timestamp / 1000)),
    async close() {
      await database.close();
      await devnet.close();
    },
  };
}

/** Stakes TRX for energy, as every operator has to before it can lend any. */
export async function stakeEnergy(chain: TestChain, who: Person, trx: bigint): Promise<void> {
  const value = {
    owner_address: addressBytes(toHexAddress(who.address)),
    frozen_balance: trx * TRX,
    resource: 'ENERGY',
  } as const;
  await submit(chain, who, { type: 'FreezeBalanceV2Contract', value });
}

type Draft = Parameters<typeof buildTransaction>[0];

/** Signs a transaction of the chain's own kind and has it mined. */
async function submit(
  { devnet }: TestChain,
  who: Person,
  draft: Pick<Draft, 'type' | 'value'>,
): Promise<void> {
  const head = devnet.chain.head();
  const transaction = buildTransaction({
    ...(draft as Draft),
    reference: head,
    timestamp: head.timestamp,
    expiration: head.timestamp + LIFETIME,
  });
  const { code, message } = await devnet.chain.submit(signTransaction(transaction, who.privateKey));
  if (code !== 'SUCCESS') throw new Error(`${code}: ${message}`);
}
