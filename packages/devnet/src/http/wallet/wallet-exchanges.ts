import type { Json, JsonObject } from '@vellum/tron/json';
import { findExchange } from '../../exchanges/exchange-sides.ts';
import type { Exchange } from '../../state/exchange.ts';
import type { StateReader } from '../../state/state-reader.ts';
import { exchangeJson } from '../../wire/exchange-json.ts';
import { NullPointer } from '../../wire/java-bytes.ts';
import { pageOf } from '../page-of.ts';
import { aPage, aRecord, nothing } from './readings.ts';
import { type ServletCall, type ServletTable, servlet } from './servlet.ts';

/** Exchanges, on the full and on the confirmed node. */
export const exchangeReads: ServletTable = {
  getexchangebyid: servlet(aRecord, (call, id) =>
    onState(call, (state) => {
      const exchange = findExchange(state, id);
      // This servlet prints whatever it finds, also nothing.
      if (!exchange) throw new NullPointer();
      return exchangeJson(exchange, call);
    }),
  ),
  // The newest first, as java-tron lists them.
  listexchanges: servlet(nothing, (call) =>
    onState(call, (state) => listJson(call, all(state).reverse())),
  ),
};

/** The same, on the full node only. */
export const exchangeFullNodeReads: ServletTable = {
  getpaginatedexchangelist: servlet(aPage, (call, page) =>
    onState(call, (state) => listJson(call, pageOf(all(state), page))),
  ),
};

const onState = (call: ServletCall, read: (state: StateReader) => Json) =>
  call.chain.read(call.finality, read);

const all = (state: StateReader): Exchange[] => state.records('exchange').map(({ value }) => value);

function listJson(call: ServletCall, exchanges: readonly Exchange[]): JsonObject {
  if (exchanges.length === 0) return {};
  return { exchanges: exchanges.map((exchange) => exchangeJson(exchange, call)) };
}
