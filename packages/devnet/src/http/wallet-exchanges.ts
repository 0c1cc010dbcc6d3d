import type { Json, JsonObject } from '@vellum/tron/json';
import { findExchange } from '../exchanges/exchange-sides.ts';
import type { Exchange } from '../state/exchange.ts';
import type { StateReader } from '../state/state-reader.ts';
import { exchangeJson } from '../wire/exchange-json.ts';
import type { Handler, HandlerTable, HttpCall } from './handler.ts';
import { int64Of } from './params.ts';

/** Exchanges, on the full and on the confirmed node. */
export const exchangeReads: HandlerTable = {
  getexchangebyid: onExchanges((call, state) => {
    const exchange = findExchange(state, int64Of(call.params, 'id'));
    return exchange ? exchangeJson(exchange, call.params) : {};
  }),
  // The newest first, as java-tron lists them.
  listexchanges: onExchanges((call, state) => listJson(call, all(state).reverse())),
};

/** The same, on the full node only. */
export const exchangeFullNodeReads: HandlerTable = {
  getpaginatedexchangelist: onExchanges((call, state) => {
    const offset = int64Of(call.params, 'offset');
    const limit = int64Of(call.params, 'limit');
    if (offset < 0n || limit < 0n) return {};
    return listJson(call, all(state).slice(Number(offset), Number(offset + limit)));
  }),
};

function onExchanges(read: (call: HttpCall, state: StateReader) => Json): Handler {
  return (call) => call.chain.read(call.finality, (state) => read(call, state));
}

const all = (state: StateReader): Exchange[] => state.records('exchange').map(({ value }) => value);

function listJson({ params }: HttpCall, exchanges: readonly Exchange[]): JsonObject {
  if (exchanges.length === 0) return {};
  return { exchanges: exchanges.map((exchange) => exchangeJson(exchange, params)) };
}
