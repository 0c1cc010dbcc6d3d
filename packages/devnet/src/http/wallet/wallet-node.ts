import { BURNED } from '../../execution/fees/balance.ts';
import { priceHistory } from '../../governance/price-history.ts';
import { type ParameterName, parameterList } from '../../params/chain-parameters.ts';
import { nodeInfoJson } from '../../wire/node-info-json.ts';
import { topBlock } from '../chain-view.ts';
import { addressVerdict } from './address-verdict.ts';
import { nothing } from './readings.ts';
import { type Servlet, type ServletTable, servlet } from './servlet.ts';

/** Prices and the node itself, on the full and on the confirmed node. */
export const nodeReads: ServletTable = {
  getnodeinfo: servlet(nothing, ({ chain }) =>
    nodeInfoJson(chain.head(), topBlock({ chain, finality: 'solid' }), chain.parameters),
  ),
  getenergyprices: pricesOf(11n, 'getEnergyFee'),
  getbandwidthprices: pricesOf(3n, 'getTransactionFee'),
  getburntrx: servlet(nothing, async ({ chain, finality }) => ({
    burnTrxAmount: await chain.read(finality, (state) => state.property(BURNED) ?? 0n),
  })),
};

/** What only the full node tells. */
export const fullNodeReads: ServletTable = {
  getchainparameters: servlet(nothing, ({ chain }) => ({
    chainParameter: parameterList(chain.parameters).map(({ key, value }) =>
      value === 0n ? { key } : { key, value },
    ),
  })),
  // The chain has one node, and a node does not list itself.
  listnodes: servlet(nothing, () => ({})),
  validateaddress: addressVerdict,
  getmemofee: pricesOf(68n, 'getMemoFee'),
};

/** By the number of the parameter among proposals, and its name. */
function pricesOf(code: bigint, name: ParameterName): Servlet {
  return servlet(nothing, async ({ chain, finality }) => {
    const initial = chain.initialParameters[name];
    return { prices: await chain.read(finality, (state) => priceHistory(state, code, initial)) };
  });
}
