import { deployedAddress, type HexAddress, parseHexAddress } from '@vellum/tron/address';
import type { JsonObject } from '@vellum/tron/json';
import { base58Of } from './base58-of.ts';
import type { SentTransaction, SentTransfer } from './block-body.ts';
import { InvalidBlock } from './invalid-block.ts';
import { bytesOf, integerOf, objectOf, objectsOf, textOf } from './node-json.ts';

/** How the transaction ended, as its block says. */
export const resultOf = (transaction: JsonObject): string =>
  textOf(objectsOf(transaction, 'ret')[0] ?? {}, 'contractRet') || 'DEFAULT';

/** A transaction as the node prints it beside its bytes; null when it neither touches a contract nor moves TRX. */
export function readPrinted(
  transaction: JsonObject,
  { id, index }: Pick<SentTransaction, 'id' | 'index'>,
): SentTransaction | SentTransfer | null {
  const raw = objectOf(transaction, 'raw_data');
  const [contract = {}] = objectsOf(raw, 'contract');
  const type = textOf(contract, 'type');
  const value = objectOf(objectOf(contract, 'parameter'), 'value');
  if (type === 'TransferContract') return printedTransfer(value, index, resultOf(transaction));
  if (type !== 'TriggerSmartContract' && type !== 'CreateSmartContract') return null;
  const owner = addressIn(value, 'owner_address');
  const isCall = type === 'TriggerSmartContract';
  const made = isCall
    ? addressIn(value, 'contract_address')
    : deployedAddress(Buffer.from(id, 'hex'), owner);
  return {
    kind: isCall ? 'call' : 'creation',
    id,
    index,
    owner: base58Of(owner),
    contract: base58Of(made),
    data: isCall ? bytesOf(value, 'data') : new Uint8Array(0),
    callValue: integerOf(isCall ? value : objectOf(value, 'new_contract'), 'call_value'),
    expiration: Number(integerOf(raw, 'expiration')),
    result: resultOf(transaction),
  };
}

/** Null for what no node would take: no transfer may stop the index. */
function printedTransfer(value: JsonObject, index: number, result: string): SentTransfer | null {
  const from = parseHexAddress(textOf(value, 'owner_address'));
  const to = parseHexAddress(textOf(value, 'to_address'));
  if (from === null || to === null) return null;
  const amount = integerOf(value, 'amount');
  return { kind: 'transfer', index, from: base58Of(from), to: base58Of(to), amount, result };
}

function addressIn(json: JsonObject, key: string): HexAddress {
  const address = parseHexAddress(textOf(json, key));
  if (address === null) throw new InvalidBlock(`${key} is not an address`);
  return address;
}
