import { bytesToUtf8, fromHex } from '@vellum/tron/bytes';
import type { Json } from '@vellum/tron/json';
import type { JsonDifference } from './json-differences.ts';

/** A difference that is meant: a rule that recognises its cause, and why it stays. */
export type MeantDifference = Readonly<{
  name: string;
  reason: string;
  recognises(part: string, difference: JsonDifference & Readonly<{ id: string }>): boolean;
}>;

/** Text as it is, or behind its hex. */
function textOf(json: Json | undefined): string {
  const text = String(json ?? '');
  return /^([0-9a-f]{2})+$/.test(text) ? bytesToUtf8(fromHex(text)) : text;
}

/** Where an answer says in words why it refuses. */
const isRefusalText = (path: string) =>
  ['.body.Error', '.body.message', '.body.result.message'].includes(path);

const NULL_POINTER = /^(class java\.lang\.NullPointerException : )?Cannot (?:invoke|read) .*$/s;
const CAST = /(java\.lang\.ClassCastException : )class (\S+) cannot be cast to class (\S+) \(.*$/s;

const isExplanation = (text: string) => NULL_POINTER.test(text) || CAST.test(text);

/** What Java 8 says instead; undefined for a null pointer alone, whose message is null there. */
function asOfJava8(text: string): string | undefined {
  const [found, prefix] = NULL_POINTER.exec(text) ?? [];
  if (found !== undefined) return prefix === undefined ? undefined : `${prefix}null`;
  return text.replace(CAST, '$1$2 cannot be cast to $3');
}

const JSON_ERROR = 'class com.alibaba.fastjson.JSONException : ';
const PROTOBUF_ERROR = 'class com.google.protobuf.InvalidProtocolBufferException';
const PROTOBUF_TEXT =
  /^class com\.google\.protobuf\.InvalidProtocolBufferException(\$InvalidWireTypeException)? : (While parsing a protocol message, the input ended |Protocol message contained an invalid tag|Protocol message tag had invalid wire type)/;

/** Ways to ask for an account by an id that is empty or not given. */
const WITHOUT_ACCOUNT_ID =
  /\/getaccountbyid (GET|GET visible|POST (nothing|visible alone|without account_id|account_id (""|null)))$/;

/** Whether every bit of one set of operations is in the other. */
function isSubset(part: Json | undefined, whole: Json | undefined): boolean {
  const [few, many] = [String(part), String(whole)];
  if (!/^[0-9a-f]{64}$/.test(few) || !/^[0-9a-f]{64}$/.test(many)) return false;
  return (BigInt(`0x${few}`) & BigInt(`0x${many}`)) === BigInt(`0x${few}`);
}

/** Differences from java-tron that stay. An entry that recognises nothing in a whole run is an error. */
export const meantDifferences: readonly MeantDifference[] = [
  {
    name: 'operations of a new account',
    reason:
      'java-tron adds operations by proposals alone; on a private chain whose rules are set by configuration new accounts lack them',
    recognises: (_, { path, here, there }) =>
      /\.active_permission\[\d+\]\.operations$/.test(path) && isSubset(there, here),
  },
  {
    name: 'parameters of later releases',
    reason: 'the chain has rules of mainnet that are newer than java-tron 4.8.1',
    recognises: (_, { path, kind }) =>
      kind === 'absent there' &&
      ['.body.getAllowTvmSelfdestructRestriction', '.body.getProposalExpireTime'].includes(path),
  },
  {
    name: 'explanations of newer Java',
    reason:
      'java-tron is released for Java 8, whose texts the chain has; newer ones explain null pointers and casts by their own code',
    recognises: (_, { path, here, there }) => {
      if (!isRefusalText(path)) return false;
      const seen = here === undefined ? undefined : textOf(here);
      return isExplanation(textOf(there)) && seen === asOfJava8(textOf(there));
    },
  },
  {
    name: 'words of a JSON parser',
    reason: 'both say that the body is no JSON; the library of java-tron adds where its lexer was',
    recognises: (_, { path, here, there }) =>
      isRefusalText(path) &&
      textOf(here) === `${JSON_ERROR}syntax error` &&
      textOf(there).startsWith(JSON_ERROR) &&
      /^(error parse (new|true)|illegal state\. |(syntax error|unterminated json string), pos \d)/.test(
        textOf(there).slice(JSON_ERROR.length),
      ),
  },
  {
    name: 'words of protobuf',
    reason:
      'both say that the bytes are no transaction; the library of java-tron has its own words',
    recognises: (part, { path, here, there }) =>
      ['requests', 'broadcasts'].includes(part) &&
      path === '.body.Error' &&
      textOf(here).startsWith(`${PROTOBUF_ERROR} : Transaction`) &&
      PROTOBUF_TEXT.test(textOf(there)),
  },
  {
    name: 'account of an empty id',
    reason: 'java-tron finds the black hole, the last account that its genesis made without an id',
    recognises: (part, { id, kind }) =>
      part === 'requests' && WITHOUT_ACCOUNT_ID.test(id) && kind === 'absent here',
  },
  {
    name: 'order of proposed parameters',
    reason:
      'a draft sorts them as TronWeb does when it encodes, so that what TronWeb signs keeps its id; java-tron keeps the order of the request',
    recognises: (part, { id, path }) =>
      part === 'proposals' &&
      id.endsWith('draft') &&
      (path.includes('.parameters[') || path === '.body.raw_data_hex'),
  },
  {
    name: 'contracts that no transaction can hold',
    reason:
      'both refuse; the chain reads exactly one contract with the parameter of its type, and says so before it looks at signatures',
    recognises: (part, { id, path, here, there }) =>
      part === 'broadcasts' &&
      id.startsWith('malformed: ') &&
      ['.body.code', '.body.message'].includes(path) &&
      /^CONTRACT_VALIDATE_ERROR$|No contract!$/.test(textOf(here)) &&
      /^SIGERROR$|^Validate signature error: /.test(textOf(there)),
  },
];
