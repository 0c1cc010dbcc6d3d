import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { entryKinds } from '../order-kinds/order-flows.ts';
import { actionKinds, orderKinds, pathKinds } from '../order-kinds/order-kinds.ts';
import { actionList, actionOf } from '../orders/actions.ts';
import { codesFrom, errorCodes } from '../refusals/error-codes.ts';
import type { AnyEndpoint } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';
import { whose } from '../wire/whose.ts';
import { endpointList, endpoints } from './endpoints.ts';

/** Answers for all actions by name, so it has their codes besides its own. */
const byName = endpoints.orders.prepare as AnyEndpoint;
const named = endpointList.map(
  (entry) => [`${entry.group}.${entry.name}`, entry.endpoint] as const,
);
const fieldsOf = (schema: z.ZodMiniType) =>
  Object.keys((schema as unknown as z.ZodMiniObject).def.shape);

describe('the table', () => {
  test('has every path of paths.ts under the same name', () => {
    const inTable = Object.fromEntries(
      Object.entries(endpoints).map(([group, of]) => [
        group,
        Object.fromEntries(Object.entries(of).map(([name, { path }]) => [name, path])),
      ]),
    );
    expect(inTable).toEqual(paths);
  });

  test('gives no path twice', () => {
    const all = endpointList.map(({ endpoint }) => endpoint.path);
    expect(all.filter((path, at) => all.indexOf(path) !== at)).toEqual([]);
  });

  test('S7.06 S3.21 decides the fields of every call and reply', () => {
    expect(endpointList.length).toBeGreaterThan(150);
    for (const [name, { body, reply, answers }] of named) {
      expect(fieldsOf(body), name).toBeDefined();
      if (answers === 'envelope') expect(reply, name).toBeInstanceOf(z.ZodMiniObject);
    }
  });

  test.each(named)('%s declares codes that exist, each once', (_, { errors }) => {
    for (const code of errors) expect(errorCodes[code].from, code).toBe('endpoint');
    expect(new Set(errors).size).toBe(errors.length);
  });

  test.each(named)('%s takes a form, unless it is a GET or an upload', (_, endpoint) => {
    const { method, accepts, path, body } = endpoint;
    expect(accepts === 'query').toBe(method === 'GET');
    const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part ?? '');
    expect(fieldsOf(body)).toEqual(expect.arrayContaining(parts));
    if (accepts === 'multipart') expect(endpoint).toBe(endpoints.uploads.image);
  });
});

/** Whether a call reads what anyone may of the address it names. */
const isPublic = (body: AnyEndpoint['body']): boolean =>
  (body as z.ZodMiniObject).def.shape['address'] === whose.address;

describe('codes', () => {
  test('every answer is declared by an endpoint or an action', () => {
    const declared = new Set([
      ...endpointList.flatMap(({ endpoint }) => endpoint.errors),
      ...actionList.flatMap(({ errors }) => errors),
    ]);
    expect(codesFrom('endpoint').filter((code) => !declared.has(code))).toEqual([]);
  });

  test('only answers have an HTTP status, and it is one of an error', () => {
    for (const { status, from } of Object.values(errorCodes)) {
      if (from === 'order' || from === 'client') expect(status).toBe(0);
      else expect(status).toBeGreaterThanOrEqual(400);
    }
  });

  const ownGates = named.filter(([, endpoint]) => endpoint !== byName);
  test.each(ownGates)('%s tells who may not call', (_, { body, caller, errors }) => {
    const gates = ['AUTH_REQUIRED', 'NOT_ACTIVATED', 'NOT_TOKEN_OWNER', 'ADMIN_REQUIRED'] as const;
    const expected = {
      // Without an address the caller's own is meant, which only a session knows.
      '-': isPublic(body) ? ['AUTH_REQUIRED'] : [],
      S: ['AUTH_REQUIRED'],
      'S+': ['AUTH_REQUIRED', 'NOT_ACTIVATED'],
      C: ['AUTH_REQUIRED', 'NOT_TOKEN_OWNER'],
      A: ['AUTH_REQUIRED', 'ADMIN_REQUIRED'],
    };
    expect(gates.filter((code) => errors.includes(code))).toEqual(expected[caller]);
  });
});

describe('paid actions', () => {
  const part = (kind: string, which: 'before' | 'after') =>
    endpointList.filter(({ endpoint: { order } }) => order?.kind === kind && order.part === which);

  test.each(pathKinds)('%s has as many Before as After paths', (kind) => {
    expect(part(kind, 'before').length).toBeGreaterThan(0);
    expect(part(kind, 'after').length).toBe(part(kind, 'before').length);
  });

  test.each(actionKinds)('%s has one definition and takes its own name', (kind) => {
    expect(actionList.filter((action) => action.kind === kind)).toHaveLength(1);
    expect(actionOf(kind).body.def.shape['action']?._zod.values).toEqual(new Set([kind]));
  });

  test('the path for actions by name declares the codes of all of them', () => {
    expect(byName.errors).toEqual(
      expect.arrayContaining(actionList.flatMap(({ errors }) => errors)),
    );
    const fields = { action: 'otc.cancel', offerId: '7' };
    expect(endpoints.orders.prepare.body.parse(fields)).toEqual(fields);
    expect(actionOf('otc.cancel').body.parse(fields)).toEqual({ ...fields, offerId: 7n });
  });

  test('a kind goes by a path or by name, not both', () => {
    expect(new Set(orderKinds).size).toBe(pathKinds.length + actionKinds.length);
  });

  test('ways out need a session only; ways in need an active address', () => {
    const exit =
      /\.(unlock|unlock-lp|unlock-coin|claim|claim-lp|claim-coin|claim-bonus|refund|leave|fail|redeem|cancel|close|close-early|end|withdraw-credit|cancel-reservation|unlist|open)$/;
    const entry =
      /\.(buy|buy-lp|buy-listed|first-payment|stake-lp|stake-coin|pledge|burn|create|make|take|lock|lock-for|add)$/;
    const callers = [
      ...endpointList.flatMap(({ endpoint: { order, caller } }) =>
        order?.part === 'before' ? [{ kind: order.kind, caller }] : [],
      ),
      ...actionList.map(({ kind, caller }) => ({ kind, caller })),
    ];
    for (const { kind, caller } of callers) {
      if (exit.test(kind)) expect(caller, kind).toBe('S');
      if (entry.test(kind)) expect(caller, kind).toBe('S+');
    }
  });

  test('every way in can be closed, and no way out', () => {
    const befores = [
      ...endpointList.flatMap(({ endpoint: { order, errors } }) =>
        order?.part === 'before' ? [{ kind: order.kind, errors }] : [],
      ),
      ...actionList,
    ];
    const closable = befores.filter(({ errors }) => errors.includes('EXITS_ONLY'));
    expect(new Set(closable.map(({ kind }) => kind))).toEqual(new Set(entryKinds));
  });

  test('an After takes an order, a txid and nothing it would have to trust', () => {
    const afters = endpointList.filter(({ endpoint }) => endpoint.pace === 'after');
    for (const { endpoint } of afters) {
      expect(endpoint.caller).toBe('S');
      expect(fieldsOf(endpoint.body)).toEqual(['orderId', 'txid', 'rawDataHex']);
    }
  });
});
