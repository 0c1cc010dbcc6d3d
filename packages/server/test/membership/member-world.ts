import type { ReadCall, WriteCall } from '@vellum/contracts/contract-face';
import { team } from '@vellum/contracts/team';
import { type Address, fromHexAddress, type HexAddress, toHexAddress } from '@vellum/tron/address';
import { toSun } from '@vellum/tron/amount';
import { createClient } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { draftCall } from '@vellum/tron/contract-call';
import { buildTransaction, signTransaction } from '@vellum/tron/transaction';
import { until } from '../../src/platform/until.ts';
import { testChain } from '../test-chain.ts';
import { type Person, personOf, type TestServer, testServer } from '../test-server.ts';

/** A whole server on a chain with everything deployed, and people with coins who do what they like there. */
export type MemberWorld = TestServer &
  Readonly<{
    root: Person;
    /** Funded and not yet active. */
    people: readonly Person[];
    at(contract: string): Address;
    /** Sends a transaction, without the server knowing; the id of what was mined. */
    send(who: Person, contract: string, call: WriteCall): Promise<string>;
    bind(who: Person, inviter: Address): Promise<string>;
    read<R>(contract: string, call: ReadCall<R>): Promise<R>;
    /** Resolves when the index stands where the chain does. */
    indexed(): Promise<void>;
    /** What a signed-in person is answered. */
    ask(who: Person, path: string, form?: Parameters<TestServer['post']>[1]): Promise<Answer>;
  }>;

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape.
type Answer = Readonly<{ code: string; data: any }>;

export async function memberWorld(people: number): Promise<MemberWorld> {
  const chain = await testChain({ solidLag: 8, accounts: people + 2 });
  const server = await testServer({ chain });
  const { devnet } = chain;
  const client = createClient({ fullNodes: [chain.url] });
  const at = (contract: string) => chain.deployment.contracts[contract]!.address;
  const send: MemberWorld['send'] = (who, contract, call) =>
    sendCall(devnet, who, at(contract), call);
  const cookies = new Map<Address, Promise<string>>();
  return {
    ...server,
    root: personOf(devnet.accounts[1]!.privateKey),
    people: devnet.accounts.slice(2, people + 2).map(({ privateKey }) => personOf(privateKey)),
    at,
    send,
    bind: (who, inviter) => send(who, 'team', team.bindInviter(inviter)),
    read: async (contract, { data, decode }) => {
      const here = toHexAddress(at(contract));
      return decode((await simulateCall(client, { caller: here, contract: here, data })).data);
    },
    indexed: () => indexedUpTo(server, () => devnet.chain.head()),
    ask: async (who, path, form = {}) => {
      const cookie = cookies.get(who.address) ?? server.signIn(who);
      cookies.set(who.address, cookie);
      return (await server.post(path, form, { cookie: await cookie })).json;
    },
    async close() {
      await server.close();
      await devnet.close();
    },
  };
}

type Devnet = TestServer['chain']['devnet'];

async function sendCall(
  devnet: Devnet,
  { address, privateKey }: Person,
  contract: Address,
  call: WriteCall,
): Promise<string> {
  const { chain } = devnet;
  const head = chain.head();
  const draft = draftCall({
    caller: toHexAddress(address),
    contract: toHexAddress(contract),
    data: call.data,
    value: toSun(call.value),
    feeLimit: call.feeLimit,
  });
  const timestamp = Math.max(chain.now(), head.timestamp);
  const expiration = timestamp + 60_000;
  const transaction = buildTransaction({ ...draft, reference: head, timestamp, expiration });
  const signed = signTransaction(transaction, privateKey);
  const { code, message } = await chain.submit(signed);
  if (code !== 'SUCCESS') throw new Error(`${code}: ${message}`);
  return signed.id;
}

async function indexedUpTo(
  { database }: TestServer,
  head: () => Readonly<{ number: number; id: string }>,
): Promise<void> {
  const isThere = async () => {
    const { rows } = await database.pool.query('select block_id from chain_cursor');
    return rows[0]?.block_id === head().id || null;
  };
  const reached = await until(isThere, { everyMs: 20, forMs: 20_000 });
  if (!reached) throw new Error(`the index did not reach block ${head().number}`);
}

export const base58 = (address: HexAddress): Address => fromHexAddress(address);
