import type { ReadCall, WriteCall } from '@vellum/contracts/contract-face';
import { oracle } from '@vellum/contracts/prices';
import { type HexAddress, toHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import type { TransactionLog } from '@vellum/tron/client/transactions';
import { draftCall } from '@vellum/tron/contract-call';
import { buildTransaction, signTransaction } from '@vellum/tron/transaction';
import { type TestChain, testChain } from '../test-chain.ts';
import { type Person, personOf } from '../test-server.ts';

/** What became of a call: its logs and what it burned in fees, or the selector with which it was refused. */
export type Sent =
  | Readonly<{ done: true; txid: string; logs: readonly TransactionLog[]; fee: bigint }>
  | Readonly<{ done: false; refusal: string }>;

/** A chain with everything deployed and handed over to the timelock, reached without HTTP. */
export type YearChain = Readonly<{
  chain: TestChain;
  /** Deployed everything: guardian, payout proposer, holder of VLM and faucet of USDT. */
  owner: Person;
  people: readonly Person[];
  at(name: string): HexAddress;
  /** Unix seconds of the newest block. */
  now(): bigint;
  send(who: Person, name: string, call: WriteCall): Promise<Sent>;
  /** Sends what must not be refused. */
  must(who: Person, name: string, call: WriteCall): Promise<Sent & { done: true }>;
  read<R>(name: string, call: ReadCall<R>): Promise<R>;
  trxOf(who: HexAddress): Promise<bigint>;
  pass(seconds: number): Promise<void>;
  /** Prices of all pairs are known; half an hour passes when they were not. */
  freshPrices(): Promise<void>;
}>;

const pairs = ['wtrxUsdt', 'vlmWtrx', 'vlmUsdt'];
/** Between two blocks, in milliseconds. */
const SLOT = 3_000;

export async function yearChain(people: number): Promise<YearChain> {
  const chain = await testChain({ accounts: people + 2 });
  const { devnet, deployment } = chain;
  const [owner, ...others] = devnet.accounts
    .slice(1, people + 2)
    .map(({ privateKey }) => personOf(privateKey)) as [Person, ...Person[]];
  const at = (name: string) => toHexAddress(deployment.contracts[name]!.address);
  const send = sender(chain, at);
  const read = reader(chain, at);
  const must: YearChain['must'] = async (who, name, call) => {
    const sent = await send(who, name, call);
    if (!sent.done)
      throw new Error(`${name} refused ${toHex(call.data.slice(0, 4))}: ${sent.refusal}`);
    return sent;
  };
  const pass = async (seconds: number) => {
    await devnet.increaseTime(seconds * 1000);
    await devnet.mine();
  };
  return {
    chain,
    owner,
    people: others,
    at,
    now: () => BigInt(Math.floor(devnet.chain.head().timestamp / 1000)),
    send,
    must,
    read,
    trxOf: (who) => devnet.chain.read('head', (state) => state.account(who)?.balance ?? 0n),
    pass,
    async freshPrices() {
      // How deep a pair is counts only as of a second in which nobody has touched it.
      await pass(1);
      for (const pair of pairs) await must(owner, 'oracle', oracle.observe(at(pair)));
      await pass(1_801);
    },
  };
}

type At = YearChain['at'];

function sender({ devnet }: TestChain, at: At): YearChain['send'] {
  let sent = 0;
  return async (who, name, { data, value, feeLimit }) => {
    await devnet.increaseTime(SLOT);
    const head = devnet.chain.head();
    const call = { caller: toHexAddress(who.address), contract: at(name), data, value, feeLimit };
    sent += 1;
    const transaction = buildTransaction({
      ...draftCall(call as Parameters<typeof draftCall>[0]),
      reference: head,
      timestamp: head.timestamp + (sent % 1000),
      expiration: devnet.chain.now() + 60_000,
    });
    const signed = signTransaction(transaction, who.privateKey);
    const { code, message } = await devnet.chain.submit(signed);
    if (code !== 'SUCCESS') throw new Error(`${code}: ${message}`);
    const receipt = devnet.chain.find(signed.id)?.receipt;
    if (!receipt) throw new Error(`${signed.id} is in no block`);
    const { result, logs, fee, returnData } = receipt;
    if (result === 'SUCCESS') return { done: true, txid: signed.id, logs, fee };
    return { done: false, refusal: `${result} ${toHex(returnData)}` };
  };
}

function reader({ devnet }: TestChain, at: At): YearChain['read'] {
  return async (name, { data, decode }) => {
    const target = at(name);
    const asked = await devnet.chain.constantCall('head', {
      caller: target,
      target,
      data,
      value: 0n,
    });
    if (asked.status === 'refused') throw new Error(asked.message);
    const { result, returnData } = asked.outcome;
    if (result !== 'SUCCESS') throw new Error(`${name}: ${result} ${toHex(returnData)}`);
    return decode(returnData);
  };
}

/** Every log of a contract, oldest first, with its time in unix seconds. */
export function* logsOf({ chain, at }: YearChain, name: string) {
  const blocks = chain.devnet.chain;
  const address = at(name);
  for (let number = 1; number <= blocks.head().number; number += 1) {
    const { receipts, timestamp } = blocks.blockByNumber(number)!;
    for (const log of receipts.flatMap(({ logs }) => logs)) {
      if (log.address === address) yield { log, at: BigInt(Math.floor(timestamp / 1000)) };
    }
  }
}
