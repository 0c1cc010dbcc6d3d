import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { utf8ToBytes } from '@vellum/tron/bytes';
import { encodeMessage } from '@vellum/tron/protobuf/encode';
import { TransferContract } from '@vellum/tron/protocol/balance';
import { TransactionRaw } from '@vellum/tron/protocol/transaction';
import { type Transaction, transactionFromRaw } from '@vellum/tron/transaction';

/** 23 characters, no address: what java-tron names as the sender. */
const SENDER = utf8ToBytes('0x000000000000000000000');

/** What an account starts with, as block 0 tells it: a transfer without signature, reference or expiration. */
export function genesisTransfer(to: HexAddress, amount: bigint): Transaction {
  const value = encodeMessage(TransferContract, {
    owner_address: SENDER,
    to_address: addressBytes(to),
    amount,
  });
  const type_url = 'type.googleapis.com/protocol.TransferContract';
  const contract = [{ type: 'TransferContract' as const, parameter: { type_url, value } }];
  return transactionFromRaw(encodeMessage(TransactionRaw, { contract }), []);
}
