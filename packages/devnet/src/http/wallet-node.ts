import { parseAddress } from '@vellum/tron/address';
import type { JsonObject } from '@vellum/tron/json';
import { BURNED } from '../execution/balance.ts';
import { priceHistory } from '../governance/price-history.ts';
import { type ParameterName, parameterList } from '../params/chain-parameters.ts';
import { nodeInfoJson } from '../wire/node-info-json.ts';
import { topBlock } from './chain-view.ts';
import type { Handler, HandlerTable } from './handler.ts';
import { textOf } from './params.ts';

/** Prices and the node itself, on the full and on the confirmed node. */
export const nodeReads: HandlerTable = {
  getnodeinfo: ({ chain }) =>
    nodeInfoJson(chain.head(), topBlock({ chain, finality: 'solid' }), chain.parameters),
  getenergyprices: pricesOf(11n, 'getEnergyFee'),
  getbandwidthprices: pricesOf(3n, 'getTransactionFee'),
  getmemofee: pricesOf(68n, 'getMemoFee'),
  getburntrx: async ({ chain, finality }) => ({
    burnTrxAmount: await chain.read(finality, (state) => state.property(BURNED) ?? 0n),
  }),
};

/** What only the full node tells. */
export const fullNodeReads: HandlerTable = {
  getchainparameters: ({ chain }) => ({
    chainParameter: parameterList(chain.parameters).map(({ key, value }) =>
      value === 0n ? { key } : { key, value },
    ),
  }),
  // The chain has one node, and a node does not list itself.
  listnodes: () => ({}),
  validateaddress: ({ params }) => addressVerdict(textOf(params, 'address')),
};

/** By the number of the parameter among proposals, and its name. */
function pricesOf(code: bigint, name: ParameterName): Handler {
  return async ({ chain, finality }) => {
    const initial = chain.initialParameters[name];
    return { prices: await chain.read(finality, (state) => priceHistory(state, code, initial)) };
  };
}

function addressVerdict(text: string): JsonObject {
  const format = FORMATS[text.length];
  if (format === undefined) return { result: false, message: 'Length error' };
  return format.isValid(text)
    ? { result: true, message: format.name }
    : { result: false, message: 'Invalid address' };
}

/** By length of the text. */
const FORMATS: Readonly<Record<number, { name: string; isValid: (text: string) => boolean }>> = {
  42: { name: 'Hex string format', isValid: (text) => /^41[0-9a-fA-F]{40}$/.test(text) },
  34: { name: 'Base58check format', isValid: (text) => parseAddress(text) !== null },
  28: { name: 'Base64 format', isValid: (text) => isAddressBytes(Buffer.from(text, 'base64')) },
};

function isAddressBytes(bytes: Uint8Array): boolean {
  return bytes.length === 21 && bytes[0] === 0x41;
}
