import { describe, expect, test } from 'vitest';
import { actionKinds } from '../order-kinds/order-kinds.ts';
import { type ErrorCode, errorCodes } from '../refusals/error-codes.ts';
import { paths } from '../wire/paths.ts';
import { endpointList } from './endpoints.ts';
import { openApi } from './openapi.ts';

type Parameter = { name: string; in: string; required: boolean; schema: unknown };
type Properties = { properties?: Record<string, unknown> };
type Content = Record<string, { schema?: Record<string, unknown> }>;
type Operation = {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content: Content }>;
  security?: unknown[];
};

// As it travels: what JSON cannot hold is gone.
const document = JSON.parse(JSON.stringify(openApi('1.0.0'))) as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** Every object in a tree, itself included. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  yield value as Record<string, unknown>;
  for (const child of Object.values(value)) yield* objectsIn(child);
}

describe('the OpenAPI document', () => {
  test('is of version 3.1 and has every endpoint once', () => {
    expect(document.openapi).toBe('3.1.0');
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(endpointList.length);
  });

  test('takes forms, as the product does', () => {
    for (const { path, method, operation } of operations) {
      const types = Object.keys(operation.requestBody?.content ?? {});
      if (method === 'get') expect(types).toEqual([]);
      else if (path === paths.uploads.image) expect(types).toEqual(['multipart/form-data']);
      else expect(types, path).toEqual(['application/x-www-form-urlencoded']);
    }
  });

  test('has only text in forms', () => {
    const schemas = operations.flatMap(({ operation }) =>
      Object.values(operation.requestBody?.content ?? {}).map(({ schema = {} }) => schema),
    );
    const bodies = schemas.flatMap((schema) => (schema['oneOf'] ?? [schema]) as Properties[]);
    const fields = bodies.flatMap(({ properties = {} }) => Object.values(properties));
    expect(fields.length).toBeGreaterThan(200);
    for (const field of fields) expect(field).toMatchObject({ type: 'string' });
  });

  test('declares each part of a path', () => {
    for (const { path, operation } of operations) {
      const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part);
      const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name }) => name)).toEqual(parts);
      expect(declared.every(({ required }) => required)).toBe(true);
    }
  });

  test('leads every reference somewhere', () => {
    for (const { $ref } of objectsIn(document)) {
      if (typeof $ref !== 'string') continue;
      const [root, ...steps] = $ref.split('/');
      expect(root, $ref).toBe('#');
      const found = steps.reduce<unknown>(
        (at, step) => (at as Record<string, unknown>)?.[step],
        document,
      );
      expect(found, $ref).toBeDefined();
    }
  });

  test('gives schemas of one known type, with required fields that exist', () => {
    const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
    for (const schema of objectsIn(document)) {
      if (typeof schema['type'] === 'string' && !('in' in schema))
        expect(types).toContain(schema['type']);
      if (Array.isArray(schema['required']) && schema['properties']) {
        expect(Object.keys(schema['properties'])).toEqual(
          expect.arrayContaining(schema['required']),
        );
      }
    }
  });

  test('names under each HTTP status the codes that have it', () => {
    const failures = operations
      .flatMap(({ operation }) => Object.entries(operation.responses))
      .filter(([status]) => status !== '200');
    for (const [status, { description }] of failures) {
      const statuses = description.split(', ').map((code) => errorCodes[code as ErrorCode]?.status);
      expect(new Set(statuses)).toEqual(new Set([Number(status)]));
    }
  });

  test('lists every action by name with its fields', () => {
    const content = document.paths[paths.orders.prepare]?.['post']?.requestBody?.content ?? {};
    const variants = Object.values(content)[0]?.schema?.['oneOf'] as {
      properties: { action: { const: string } };
    }[];
    expect(variants.map(({ properties }) => properties.action.const).sort()).toEqual(
      [...actionKinds].sort(),
    );
  });
});
