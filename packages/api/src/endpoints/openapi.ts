import * as z from 'zod/mini';
import { actionList } from '../orders/actions.ts';
import { type AnswerCode, errorCodes } from '../refusals/error-codes.ts';
import { languages } from '../typed-text/language.ts';
import type { AnyEndpoint, Caller } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';
import { endpointList, type NamedEndpoint } from './endpoints.ts';

type Json = { [key: string]: unknown };
type Properties = Readonly<{ properties?: Json; required?: readonly string[] }>;

const callers: Readonly<Record<Caller, string>> = {
  '-': 'Anyone may call it.',
  S: 'Needs a session.',
  'S+': 'Needs a session of an active address.',
  C: 'Needs a session of the creator of the token.',
  A: 'Needs a fresh session of an administrator.',
};

const bodyTypes = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

const replyTypes = {
  envelope: 'application/json',
  json: 'application/json',
  events: 'text/event-stream',
  file: 'image/webp',
} as const;

/** A schema as JSON Schema; `input` is what travels in a form, `output` what is in a reply. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
}

/** The OpenAPI 3.1 document of every endpoint, from the same table that the server is made of. */
export function openApi(version: string) {
  const operations: Record<string, Json> = {};
  for (const named of endpointList) {
    const { path, method } = named.endpoint;
    operations[path] = { ...operations[path], [method.toLowerCase()]: operationOf(named) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vellum', version },
    paths: operations,
    components: {
      schemas: { Failure: failureSchema() },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' } },
    },
  };
}

function operationOf({ group, name, endpoint }: NamedEndpoint): Json {
  const { summary, caller, method } = endpoint;
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary,
    description: callers[caller],
    parameters: [languageParameter, ...(method === 'GET' ? parametersOf(endpoint) : [])],
    ...(method === 'POST' && { requestBody: requestBodyOf(endpoint) }),
    responses: { 200: successOf(endpoint), ...failuresOf(endpoint.errors) },
    ...(caller !== '-' && { security: [{ session: [] }] }),
  };
}

const languageParameter = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  schema: { type: 'string', examples: ['en-US', languages[1]] },
};

function parametersOf({ body, path }: AnyEndpoint): Json[] {
  const { properties = {}, required = [] } = schemaOf(body, 'input') as Properties;
  return Object.entries(properties).map(([name, schema]) => {
    const isPart = path.includes(`{${name}}`);
    return {
      name,
      in: isPart ? 'path' : 'query',
      required: isPart || required.includes(name),
      schema,
    };
  });
}

function requestBodyOf(endpoint: AnyEndpoint): Json {
  const { accepts, path } = endpoint;
  if (accepts === 'query') return {};
  const schema = path === paths.orders.prepare ? anyAction() : schemaOf(endpoint.body, 'input');
  const type = bodyTypes[accepts];
  return { content: { [type]: { schema: accepts === 'multipart' ? withFile(schema) : schema } } };
}

const anyAction = (): Json => ({
  oneOf: actionList.map(({ body }) => schemaOf(body, 'input')),
  discriminator: { propertyName: 'action' },
});

function withFile(schema: Json): Json {
  const { properties = {}, required = [] } = schema as Properties;
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  return { ...schema, properties: { ...properties, file }, required: [...required, 'file'] };
}

function successOf({ reply, answers }: AnyEndpoint): Json {
  const type = replyTypes[answers];
  if (answers === 'file') return { description: 'The file', content: { [type]: {} } };
  const data = schemaOf(reply, 'output');
  const schema = answers === 'envelope' ? envelopeOf(data) : data;
  return { description: 'Done', content: { [type]: { schema } } };
}

const envelopeOf = (data: Json): Json => ({
  type: 'object',
  properties: {
    code: { const: 'OK' },
    message: { const: '' },
    data,
    requestId: { type: 'string' },
  },
  required: ['code', 'message', 'data', 'requestId'],
});

/** One response for each HTTP status, naming the codes that come with it. */
function failuresOf(codes: readonly AnswerCode[]): Json {
  const byStatus = Object.groupBy(codes, (code) => String(errorCodes[code].status));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, ofStatus = []]) => [
      status,
      {
        description: ofStatus.join(', '),
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Failure' },
                { properties: { code: { enum: ofStatus } } },
              ],
            },
          },
        },
      },
    ]),
  );
}

const failureSchema = (): Json => ({
  type: 'object',
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    params: { type: 'object', additionalProperties: { type: 'string' } },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string' },
          code: { type: 'string' },
          message: { type: 'string' },
        },
        required: ['field', 'code', 'message'],
      },
    },
    requestId: { type: 'string' },
  },
  required: ['code', 'message', 'requestId'],
});
