import * as z from 'zod/mini';
import { endpointList, type NamedEndpoint } from '../src/endpoints/endpoints.ts';
import { actionList } from '../src/orders/actions.ts';
import type { AnyEndpoint } from '../src/wire/endpoint.ts';
import { errorsOf } from '../src/wire/endpoint.ts';
import { fieldTexts, type Schema, shapeText } from './shape-text.ts';

const head = `# API

For engineers who call the API: who may make each call, what it takes, what it answers. \`node packages/api/scripts/write-reference.ts\`
generates it from the tables in \`packages/api\`; a test fails when it is out of date. A running app shows the same at \`/docs\`, and for
machines, with the pattern of every field, at \`/openapi.json\`.

A POST carries a flat form (\`application/x-www-form-urlencoded\`), so every field is text: amounts in base units, times in unix
milliseconds. \`?\` marks optional fields. The reply is \`{ code, message, data, requestId }\`: \`code\` is \`OK\` and \`data\` the answer below, or
\`code\` is an error code and \`message\` its text in the language of \`Accept-Language\`. A page is
\`{ list, pageNo, pageSize, hasMore, total?, asOf: { head, solid } }\` with the named rows. Of more than eight choices the first three are
shown. Besides the named codes, every call may answer with the codes of its caller:
`;

const callers = {
  '-': 'anyone',
  S: 'a session',
  'S+': 'a session of an active address',
  C: 'a session of the creator of the token',
  A: 'a fresh session of an administrator',
} as const;

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;

const code = (text: string) => `\`${text}\``;
const codes = (names: readonly string[]) => names.map(code).join(', ');

const callerLines = () =>
  (Object.keys(callers) as (keyof typeof callers)[]).map(
    (caller) => `- ${callers[caller]}: ${codes(errorsOf({ caller }, 'POST'))}`,
  );

function takes(endpoint: AnyEndpoint): string[] {
  const fields = fieldTexts(schemaOf(endpoint.body, 'input'));
  if (endpoint.accepts === 'multipart') fields.push('file: bytes');
  return fields.length === 0 ? [] : [`- takes ${fields.map(code).join(', ')}`];
}

function answers({ answers: kind, reply }: AnyEndpoint): string {
  if (kind === 'file') return '- answers with a file';
  const shape = code(shapeText(schemaOf(reply, 'output')));
  if (kind === 'events') return `- answers with a stream of events, each ${shape}`;
  return kind === 'json' ? `- answers ${shape}, without the envelope` : `- answers ${shape}`;
}

function refuses({ caller, errors, method }: AnyEndpoint): string[] {
  const usual = new Set(errorsOf({ caller }, method));
  const own = errors.filter((error) => !usual.has(error));
  return own.length === 0 ? [] : [`- refuses with ${codes(own)}`];
}

function entry({ name, endpoint }: NamedEndpoint): string {
  const { method, path, summary, caller } = endpoint;
  const lines = [...takes(endpoint), answers(endpoint), ...refuses(endpoint)];
  return [`### ${name}`, '', `${method} ${code(path)}, for ${callers[caller]}. ${summary}.`, '']
    .concat(lines, '')
    .join('\n');
}

function group([name, list = []]: readonly [string, readonly NamedEndpoint[] | undefined]): string {
  return [`## ${name}`, '', ...list.map(entry)].join('\n');
}

function actions(): string {
  const rows = actionList.map(
    ({ kind, body }) => `- ${code(kind)}: ${codes(fieldTexts(schemaOf(body, 'input')))}`,
  );
  const what = 'Paid actions without a path of their own go through `orders.prepare`:';
  return ['## Actions', '', what, '', ...rows, ''].join('\n');
}

/** The text of docs/api.md. */
export function reference(): string {
  const groups = Object.entries(Object.groupBy(endpointList, (named) => named.group));
  return [head, ...callerLines(), '', ...groups.map(group), actions()].join('\n');
}
