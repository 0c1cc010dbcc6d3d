import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { endpointList } from '../src/endpoints/endpoints.ts';
import { actionList } from '../src/orders/actions.ts';

/** More than a server reads of a form at all. */
const ENDLESS = 'x'.repeat(20_001);
const HUGE = '9'.repeat(90);

type Fields = Readonly<Record<string, z.ZodMiniType>>;
const fieldsOf = (body: z.ZodMiniType): Fields =>
  (body as unknown as Readonly<{ def: Readonly<{ shape: Fields }> }>).def.shape;

const forms = [
  ...endpointList.map(({ group, name, endpoint }) => [`${group}.${name}`, endpoint.body] as const),
  ...actionList.map(({ kind, body }) => [kind, body] as const),
].filter(([, body]) => Object.keys(fieldsOf(body)).length > 0);

describe('what the spec leaves open of forms is decided: every field has a rule (S5.34)', () => {
  test.each(forms)('%s takes no text without end and no number without bound', (_, body) => {
    for (const [name, field] of Object.entries(fieldsOf(body))) {
      expect(field.safeParse(ENDLESS).success, name).toBe(false);
      // A text may be made of digits; a number of so many is none that the chain holds.
      const { data } = field.safeParse(HUGE);
      expect(['undefined', 'string'], name).toContain(typeof data);
    }
  });

  test.each(forms)('%s takes no list or object where a text is meant', (_, body) => {
    for (const [name, field] of Object.entries(fieldsOf(body))) {
      expect(field.safeParse({}).success, name).toBe(false);
      expect(field.safeParse(null).success, name).toBe(false);
    }
  });
});
