import type { Json, JsonObject } from '@vellum/tron/json';
import { addressIn } from '../../execution/owner.ts';
import type { StateReader } from '../../state/state-reader.ts';
import type { Token } from '../../state/token.ts';
import { tokenIdIn } from '../../tokens/token-names.ts';
import { AccountMessage } from '../../wire/account-json.ts';
import { tokenJson } from '../../wire/token-json.ts';
import { pageOf } from '../page-of.ts';
import { JavaError } from './java-error.ts';
import { accountBy, aPage, byFields, byParameters, nameBytes, nothing } from './readings.ts';
import { type Reading, type ServletCall, type ServletTable, servlet } from './servlet.ts';
import { textOf } from './servlet-request.ts';

const SEVERAL = 'To get more than one asset, please use getAssetIssueById syntax';

const anId: Reading<string> = {
  get: byParameters(({ parameter }) => parameter('value') ?? ''),
  post: byFields((fields) => textOf(fields['value']) ?? ''),
};

const aName: Reading<Uint8Array> = {
  get: byParameters(({ parameter }, visible) => nameBytes(parameter('value'), visible)),
  post: byFields((fields, visible) => nameBytes(textOf(fields['value']), visible)),
};

/** TRC-10 tokens, on the full and on the confirmed node. */
export const tokenReads: ServletTable = {
  getassetissuebyid: servlet(anId, (call, id) =>
    onState(call, (state) => {
      const token = state.record('token', id);
      return token ? tokenJson(token, call) : {};
    }),
  ),
  getassetissuebyname: servlet(aName, (call, name) =>
    onState(call, (state) => {
      const isMeant = (token: Token) => isNamed(token, name) || token.id === tokenIdIn(name);
      const [token, ...others] = all(state).filter(isMeant);
      if (others.length > 0) {
        throw new JavaError('org.tron.core.exception.NonUniqueObjectException', SEVERAL);
      }
      return token ? tokenJson(token, call) : {};
    }),
  ),
  getassetissuelistbyname: servlet(aName, (call, name) =>
    onState(call, (state) =>
      listJson(
        call,
        all(state).filter((token) => isNamed(token, name)),
      ),
    ),
  ),
  getassetissuelist: servlet(nothing, (call) =>
    onState(call, (state) => listJson(call, all(state))),
  ),
  getpaginatedassetissuelist: servlet(aPage, (call, page) =>
    onState(call, (state) => listJson(call, pageOf(all(state), page))),
  ),
};

/** The same, on the full node only. */
export const tokenFullNodeReads: ServletTable = {
  getassetissuebyaccount: servlet(accountBy(AccountMessage, 'address'), (call, bytes) => {
    const owner = addressIn(bytes);
    return onState(call, (state) =>
      listJson(
        call,
        all(state).filter((token) => token.owner === owner),
      ),
    );
  }),
};

const onState = (call: ServletCall, read: (state: StateReader) => Json) =>
  call.chain.read(call.finality, read);

const all = (state: StateReader): Token[] => state.records('token').map(({ value }) => value);

const isNamed = (token: Token, name: Uint8Array) => Buffer.compare(token.name, name) === 0;

function listJson(call: ServletCall, tokens: readonly Token[]): JsonObject {
  if (tokens.length === 0) return {};
  return { assetIssue: tokens.map((token) => tokenJson(token, call)) };
}
