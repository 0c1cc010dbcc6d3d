import { utf8ToBytes } from '@vellum/tron/bytes';
import type { Json, JsonObject } from '@vellum/tron/json';
import type { StateReader } from '../state/state-reader.ts';
import type { Token } from '../state/token.ts';
import { tokenIdIn } from '../tokens/token-names.ts';
import { tokenJson } from '../wire/token-json.ts';
import type { Handler, HandlerTable, HttpCall } from './handler.ts';
import { JavaError } from './java-error.ts';
import { addressOf, hexOf, int64Of, textOf } from './params.ts';

const SEVERAL = 'To get more than one asset, please use getAssetIssuebyid syntax';

/** TRC-10 tokens, on the full and on the confirmed node. */
export const tokenReads: HandlerTable = {
  getassetissuebyid: onTokens((call, state) => {
    const token = state.record('token', textOf(call.params, 'value'));
    return token ? tokenJson(token, call.params) : {};
  }),
  getassetissuebyname: onTokens((call, state) => {
    const [token, ...others] = named(call, state);
    if (others.length > 0) {
      throw new JavaError('org.tron.core.exception.NonUniqueObjectException', SEVERAL);
    }
    return token ? tokenJson(token, call.params) : {};
  }),
  getassetissuelistbyname: onTokens((call, state) => listJson(call, named(call, state))),
  getassetissuelist: onTokens((call, state) => listJson(call, all(state))),
  getpaginatedassetissuelist: onTokens((call, state) => {
    const offset = int64Of(call.params, 'offset');
    const limit = int64Of(call.params, 'limit');
    if (offset < 0n || limit < 0n) return {};
    const page = all(state).slice(Number(offset), Number(offset + limit));
    return listJson(call, page);
  }),
};

/** The same, on the full node only. */
export const tokenFullNodeReads: HandlerTable = {
  getassetissuebyaccount: onTokens((call, state) => {
    const owner = addressOf(call.params, 'address');
    return listJson(
      call,
      all(state).filter((token) => token.owner === owner),
    );
  }),
};

function onTokens(read: (call: HttpCall, state: StateReader) => Json): Handler {
  return (call) => call.chain.read(call.finality, (state) => read(call, state));
}

const all = (state: StateReader): Token[] => state.records('token').map(({ value }) => value);

/** By name, or by the id that a name may be. */
function named(call: HttpCall, state: StateReader): Token[] {
  const { params } = call;
  const name = params.visible ? utf8ToBytes(textOf(params, 'value')) : hexOf(params, 'value');
  const isMeant = (token: Token) =>
    Buffer.compare(token.name, name) === 0 || token.id === tokenIdIn(name);
  return all(state).filter(isMeant);
}

function listJson({ params }: HttpCall, tokens: readonly Token[]): JsonObject {
  if (tokens.length === 0) return {};
  return { assetIssue: tokens.map((token) => tokenJson(token, params)) };
}
