import type { ReadCall } from '@vellum/contracts/contract-face';
import { energyDesk, type RentalState } from '@vellum/contracts/energy';
import { toHexAddress } from '@vellum/tron/address';
import { createClient } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { energyLoans } from '../energy-loans.ts';
import { callContract, type TestChain, testChain } from '../test-chain.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { newPerson, type Person, personOf } from '../test-server.ts';

const TRX = 1_000_000n;

/** A chain whose deployer operates the energy desk, with a stake and a crowd beside it, and a database. */
export type EnergyWorld = Readonly<{
  chain: TestChain;
  database: TestDatabase;
  operator: Person;
  /** Funded. */
  people: readonly Person[];
  desk: TestChain['deployment']['contracts'][string]['address'];
  read<R>(call: ReadCall<R>): Promise<R>;
  /** Rents for someone; gives the number of the rental. */
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
  const loans = energyLoans(chain);
  await loans.stake(personOf(devnet.accounts.at(-1)!.privateKey), 10_000_000n * TRX);
  await loans.stake(operator, 500_000n * TRX);
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
    takeBack: (to, sun) => loans.takeBack({ from: operator, to, sun }),
    stateOf: async (id) => (await read(energyDesk.rental(id))).state,
    lentTo: ({ address }) => read(energyDesk.lentTo(address)),
    now: () => BigInt(Math.floor(devnet.chain.head().timestamp / 1000)),
    async close() {
      await database.close();
      await devnet.close();
    },
  };
}
