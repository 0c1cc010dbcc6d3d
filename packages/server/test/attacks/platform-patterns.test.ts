import { normalizeIP } from '@fastify/rate-limit';
import { endpointList } from '@vellum/api/endpoints/endpoints';
import { reviewOf } from '@vellum/api/token-launch/token-review';
import { languageFor } from '@vellum/api/typed-text/language';
import type { AnyEndpoint } from '@vellum/api/wire/endpoint';
import { describe, expect, test } from 'vitest';
import { FORM_BYTES_LIMIT, readForm } from '../../src/platform/http/read-form.ts';
import { sessionTokenOf } from '../../src/platform/sessions/session-token.ts';

// A pattern that goes back over its text takes seconds for what fits into a form, and everyone waits meanwhile. What is
// in order takes microseconds, so the bound can be so high that a busy machine does not reach it.

const MOST_MS = 250;
const LENGTH = FORM_BYTES_LIMIT;

/** Texts that make patterns try everything: long runs, and an end that fits none of the ways. */
const hostile = [
  'a'.repeat(LENGTH),
  `${'a'.repeat(LENGTH - 1)}!`,
  `${'1'.repeat(LENGTH - 1)}x`,
  `${'0'.repeat(LENGTH)}`,
  ' '.repeat(LENGTH),
  `x${' '.repeat(LENGTH - 2)}x`,
  `${'a '.repeat(LENGTH / 2)}!`,
  `${'a.'.repeat(LENGTH / 2)}@`,
  `https://${'a.'.repeat(LENGTH / 2)}`,
  `https://${'a/'.repeat(LENGTH / 2)}\u0000`,
  `https://t.me/${'_'.repeat(LENGTH)}!`,
  'http'.repeat(LENGTH / 4),
  `${'<a '.repeat(LENGTH / 3)}`,
  `${'\u0301'.repeat(LENGTH / 2)}`,
  `${'a\u0301'.repeat(LENGTH / 3)}`,
  `${'\u200d'.repeat(LENGTH / 3)}`,
  '👨‍👩‍👧'.repeat(LENGTH / 25),
  `${'-'.repeat(LENGTH)}`,
  `${','.repeat(LENGTH)}`,
  `${'T'.repeat(LENGTH)}`,
  `{${'"a":'.repeat(LENGTH / 4)}`,
  '['.repeat(LENGTH),
  `0x${'f'.repeat(LENGTH)}g`,
];

function millisecondsOf(work: () => unknown): number {
  const { user, system } = process.cpuUsage();
  work();
  const spent = process.cpuUsage({ user, system });
  return (spent.user + spent.system) / 1000;
}

const fieldsOf = ({ body }: AnyEndpoint): readonly string[] =>
  Object.keys((body as unknown as { shape?: Record<string, unknown> }).shape ?? {});

describe('no text that fits into a form keeps the server busy', () => {
  test.each(endpointList.filter(({ endpoint }) => fieldsOf(endpoint).length > 0))(
    'in $group $name',
    ({ endpoint }) => {
      for (const text of hostile) {
        for (const field of fieldsOf(endpoint)) {
          const spent = millisecondsOf(() => endpoint.body.safeParse({ [field]: text }));
          expect(spent, `${field}: ${text.slice(0, 12)}`).toBeLessThan(MOST_MS);
        }
      }
    },
  );

  test('in what is read of every request', () => {
    for (const text of hostile) {
      const readers = {
        form: () => readForm(text),
        language: () => languageFor(text),
        network: () => normalizeIP(text),
        token: () =>
          sessionTokenOf({ cookie: text, authorization: text }, { name: 'sid', attributes: '' }),
        cookies: () => sessionTokenOf({ cookie: `sid=${text}` }, { name: 'sid', attributes: '' }),
      };
      for (const [name, reader] of Object.entries(readers)) {
        expect(millisecondsOf(reader), `${name}: ${text.slice(0, 12)}`).toBeLessThan(MOST_MS);
      }
    }
  });

  test('in the review of what people write about tokens', () => {
    for (const text of hostile) {
      const texts = { description: text, website: text, telegram: text, twitter: text };
      const spent = millisecondsOf(() => reviewOf({ name: text, symbol: text, ...texts }));
      expect(spent, text.slice(0, 12)).toBeLessThan(MOST_MS * 4);
    }
  });
});

test('the bound would notice a pattern that goes back over its text', () => {
  let spent = 0;
  // Each letter more takes twice as long.
  for (let letters = 16; letters <= 32 && spent <= MOST_MS; letters++) {
    spent = millisecondsOf(() => /^(a+)+$/.test(`${'a'.repeat(letters)}!`));
  }
  expect(spent).toBeGreaterThan(MOST_MS);
});
