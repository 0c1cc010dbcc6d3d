import type { HexAddress } from '../address.ts';
import { MalformedAnswer } from '../errors.ts';
import type { Answer } from './answer.ts';
import type { Client } from './client.ts';
import { type ReadOptions, readWallet } from './wallet-request.ts';

export type Block = Readonly<{
  number: number;
  id: string;
  parentId: string;
  /** Milliseconds. */
  timestamp: number;
  /** Absent in block 0, which nobody produced: nodes print a sentence in its place. */
  witness: HexAddress | undefined;
  transactionIds: readonly string[];
}>;

export async function getNowBlock(client: Client, options?: ReadOptions): Promise<Block> {
  return readBlock(await readWallet(client, 'getnowblock', {}, options));
}

/** Null when the chain is not that long. */
export async function getBlockByNumber(
  client: Client,
  number: number,
  options?: ReadOptions,
): Promise<Block | null> {
  const answer = await readWallet(client, 'getblockbynum', { num: number }, options);
  return answer.empty ? null : readBlock(answer);
}

/** The blocks from `from` up to, not including, `to`; fewer at the end of the chain. Nodes serve at most 100. */
export async function getBlockRange(
  client: Client,
  from: number,
  to: number,
  options?: ReadOptions,
): Promise<Block[]> {
  const body = { startNum: from, endNum: to };
  const answer = await readWallet(client, 'getblockbylimitnext', body, options);
  const blocks = answer.objects('block').map(readBlock);
  if (blocks.some(({ number }, i) => number !== from + i)) {
    throw new MalformedAnswer(`blocks from ${from} to ${to} have gaps`);
  }
  return blocks;
}

function readBlock(answer: Answer): Block {
  const header = answer.object('block_header').object('raw_data');
  const number = header.number('number');
  return {
    number,
    id: answer.hash('blockID'),
    parentId: header.hash('parentHash'),
    timestamp: header.number('timestamp'),
    witness: number === 0 ? undefined : header.address('witness_address'),
    transactionIds: answer.objects('transactions').map((transaction) => transaction.hash('txID')),
  };
}
