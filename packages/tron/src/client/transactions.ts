import type { HexAddress } from '../address.ts';
import { MalformedAnswer } from '../errors.ts';
import { MalformedTransaction, type Transaction, transactionFromRaw } from '../transaction.ts';
import type { Answer } from './answer.ts';
import type { Client } from './client.ts';
import { type ReadOptions, readWallet } from './wallet-request.ts';

export type TransactionLog = Readonly<{
  address: HexAddress;
  topics: readonly Uint8Array[];
  data: Uint8Array;
}>;

/** TRX that a contract sent on within a transaction, in sun. */
export type InternalTransfer = Readonly<{ from: HexAddress; to: HexAddress; amount: bigint }>;

/** What a transaction did and cost; amounts in sun, usage in energy or bytes. */
export type TransactionInfo = Readonly<{
  id: string;
  blockNumber: number;
  /** Milliseconds. */
  blockTimestamp: number;
  failed: boolean;
  /** java-tron's contract result, such as `REVERT`; '' for transactions that run no contract. */
  result: string;
  message: string;
  /** Of a revert: what `decodeRevert` reads. */
  returnData: Uint8Array;
  /** Contract called or created. */
  contractAddress: HexAddress | undefined;
  logs: readonly TransactionLog[];
  /** None where the node does not keep them (`vm.saveInternalTx`). */
  internal: readonly InternalTransfer[];
  fee: bigint;
  energyUsage: bigint;
  originEnergyUsage: bigint;
  energyUsageTotal: bigint;
  energyFee: bigint;
  netUsage: bigint;
  netFee: bigint;
}>;

/** Null when no node knows the id. The answer is checked against the id, so that no node can swap it. */
export async function getTransaction(
  client: Client,
  id: string,
  options?: ReadOptions,
): Promise<Transaction | null> {
  const answer = await readWallet(client, 'gettransactionbyid', { value: id }, options);
  if (answer.empty) return null;
  try {
    const transaction = transactionFromRaw(
      answer.bytes('raw_data_hex'),
      answer.byteList('signature'),
    );
    if (transaction.id === id) return transaction;
  } catch (cause) {
    if (!(cause instanceof MalformedTransaction)) throw cause;
    throw new MalformedAnswer(`transaction ${id} is malformed`, { cause });
  }
  throw new MalformedAnswer(`transaction ${id} was answered by another`);
}

/** Null until the transaction is in a block (or, for `confirmed`, in one that is final); never of another one. */
export async function getTransactionInfo(
  client: Client,
  id: string,
  options?: ReadOptions,
): Promise<TransactionInfo | null> {
  const answer = await readWallet(client, 'gettransactioninfobyid', { value: id }, options);
  if (answer.empty) return null;
  const info = readInfo(answer);
  if (info.id === id) return info;
  throw new MalformedAnswer(`transaction ${id} was answered by another`);
}

/** In the order of the block. */
export async function getTransactionInfosOfBlock(
  client: Client,
  number: number,
  options?: ReadOptions,
): Promise<TransactionInfo[]> {
  const answer = await readWallet(client, 'gettransactioninfobyblocknum', { num: number }, options);
  return answer.objects('list').map(readInfo);
}

function readInfo(answer: Answer): TransactionInfo {
  const receipt = answer.object('receipt');
  return {
    id: answer.hash('id'),
    blockNumber: answer.number('blockNumber'),
    blockTimestamp: answer.number('blockTimeStamp'),
    failed: answer.text('result') === 'FAILED',
    result: receipt.text('result'),
    message: answer.hexText('resMessage'),
    returnData: answer.byteList('contractResult')[0] ?? new Uint8Array(0),
    contractAddress: answer.address('contract_address'),
    logs: answer.objects('log').map(readLog),
    internal: answer.objects('internal_transactions').flatMap(readInternal),
    fee: answer.int('fee'),
    energyUsage: receipt.int('energy_usage'),
    originEnergyUsage: receipt.int('origin_energy_usage'),
    energyUsageTotal: receipt.int('energy_usage_total'),
    energyFee: receipt.int('energy_fee'),
    netUsage: receipt.int('net_usage'),
    netFee: receipt.int('net_fee'),
  };
}

function readLog(answer: Answer): TransactionLog {
  return {
    address: answer.requiredAddress('address'),
    topics: answer.byteList('topics'),
    data: answer.bytes('data'),
  };
}

/** What was undone again moved nothing, and tokens of TRC-10 are no TRX. */
function readInternal(answer: Answer): InternalTransfer[] {
  const [from, to] = [answer.address('caller_address'), answer.address('transferTo_address')];
  if (answer.flag('rejected') || from === undefined || to === undefined) return [];
  const amount = answer
    .objects('callValueInfo')
    .filter((value) => value.text('tokenId') === '')
    .reduce((sum, value) => sum + value.int('callValue'), 0n);
  return amount > 0n ? [{ from, to, amount }] : [];
}
