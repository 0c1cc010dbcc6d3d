import { bytesToUtf8, fromHex } from '@vellum/tron/bytes';
import type { Json } from '@vellum/tron/json';
import type { JsonDifference } from './json-differences.ts';

/** A difference that is meant: a rule that recognises its cause, and why it stays. */
export type MeantDifference = Readonly<{
  name: string;
  reason: string;
  recognises(part: string, difference: JsonDifference & Readonly<{ id: string }>): boolean;
}>;

/** Exceptions whose text comes from Java, its JSON library or protobuf, and changes with their versions. */
const FOREIGN_TEXT =
  /^class (com\.alibaba\.fastjson\.|com\.google\.protobuf\.|java\.lang\.(NullPointer|ClassCast)Exception)|^Cannot invoke /;

/** Text as it is, or behind its hex. */
function textOf(json: Json | undefined): string {
  const text = String(json ?? '');
  return /^([0-9a-f]{2})+$/.test(text) ? bytesToUtf8(fromHex(text)) : text;
}

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
    name: 'words of Java and its libraries',
    reason:
      'both refuse; java-tron lets out the text of an exception of its Java, JSON or protobuf version, which tells a client nothing more',
    recognises: (_, { path, here, there }) =>
      ['.body.Error', '.body.message', '.body.result.message'].includes(path) &&
      FOREIGN_TEXT.test(textOf(there)) &&
      (here === undefined || textOf(here).startsWith('class ')),
  },
  {
    name: 'account of an empty id',
    reason: 'java-tron finds the black hole, the last account that its genesis made without an id',
    recognises: (part, { id, kind }) =>
      part === 'requests' && id.includes('/getaccountbyid ') && kind === 'absent here',
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
