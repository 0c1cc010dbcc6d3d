import { decodeValues } from '@vellum/tron/abi/abi-codec';
import { MalformedAbiData } from '@vellum/tron/abi/abi-errors';
import { evmAddressBytes, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { concatBytes, fromHex } from '@vellum/tron/bytes';
import type { Json, JsonObject } from '@vellum/tron/json';
import { valueText } from '../../events/value-text.ts';
import type { ChainView } from '../chain-view.ts';

const NAME = fromHex('06fdde03');
const SYMBOL = fromHex('95d89b41');
const DECIMALS = fromHex('313ce567');
const BALANCE_OF = fromHex('70a08231');

/** Energy for a question to a token: far above what any honest one needs. */
const ENERGY_LIMIT = 100_000n;

/** Name, symbol and decimals of a token contract; what it does not answer is left empty. */
export async function tokenInfo(view: ChainView, token: HexAddress): Promise<JsonObject> {
  const [symbol, decimals, name] = [
    await ask(view, token, SYMBOL, 'string'),
    await ask(view, token, DECIMALS, 'uint8'),
    await ask(view, token, NAME, 'string'),
  ];
  return {
    symbol: symbol ?? '',
    address: fromHexAddress(token),
    decimals: Number(decimals ?? 0),
    name: name ?? '',
  };
}

/** 0 when the contract does not answer. */
export async function tokenBalance(
  view: ChainView,
  token: HexAddress,
  owner: HexAddress,
): Promise<bigint> {
  const data = concatBytes(BALANCE_OF, new Uint8Array(12), evmAddressBytes(owner));
  const balance = await ask(view, token, data, 'uint256');
  return BigInt(String(balance ?? 0));
}

async function ask(
  { chain, finality }: ChainView,
  token: HexAddress,
  data: Uint8Array,
  type: string,
): Promise<Json | undefined> {
  const call = { caller: token, target: token, data, value: 0n, energyLimit: ENERGY_LIMIT };
  const result = await chain.constantCall(finality, call);
  if (result.status === 'refused' || result.outcome.result !== 'SUCCESS') return undefined;
  try {
    return valueText(type, decodeValues([{ type }], result.outcome.returnData)[0]);
  } catch (error) {
    if (error instanceof MalformedAbiData) return undefined;
    throw error;
  }
}
