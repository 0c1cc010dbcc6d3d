import type { HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { encodeTransaction, type Transaction } from '@vellum/tron/transaction';
import { transactionToJson } from '@vellum/tron/transaction-json';
import type { Devnet } from '../../src/index.ts';
import { printJson } from '../../src/wire/json-text.ts';
import { deploy, REGISTER } from '../bytecode.ts';
import { mined, transferOf } from '../signed.ts';

/** A transaction in the two forms that nodes take; plain data, so that it can be sent to another process. */
export type Sample = Readonly<{ json: Readonly<Record<string, unknown>>; hex: string }>;

/** Real things of a chain, which hostile requests are made of. None of them may change it any more. */
export type Material = Readonly<{
  owner: HexAddress;
  contract: HexAddress;
  blockId: string;
  /** Already on the chain. */
  mined: readonly Sample[];
  /** Valid but for a signature. */
  unsigned: readonly Sample[];
  /** Signed, and too late. */
  expired: readonly Sample[];
}>;

/** Fills a fresh chain and keeps what is left over. */
export async function prepareMaterial(devnet: Devnet): Promise<Material> {
  const { chain, accounts } = devnet;
  const owner = accounts[1]!;
  const other = accounts[2]!;
  const contract = await deploy(chain, owner, REGISTER);
  const done: Transaction[] = [];
  for (let amount = 1n; amount <= 20n; amount++) {
    const transfer = transferOf(chain, owner, other.address, amount);
    await mined(chain, transfer);
    done.push(transfer);
  }
  const many = (make: (amount: bigint) => Transaction) =>
    Array.from({ length: 20 }, (_, index) => sampleOf(make(BigInt(100 + index))));
  const expiration = chain.head().timestamp;
  return {
    owner: owner.address,
    contract,
    blockId: chain.head().id,
    mined: done.map(sampleOf),
    unsigned: many((amount) => transferOf(chain, owner, other.address, amount, { keys: [] })),
    expired: many((amount) => transferOf(chain, owner, other.address, amount, { expiration })),
  };
}

function sampleOf(transaction: Transaction): Sample {
  const json = transactionToJson(transaction, { visible: false });
  return { json: JSON.parse(printJson(json)), hex: toHex(encodeTransaction(transaction)) };
}
