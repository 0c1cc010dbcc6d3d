import { MalformedAnswer, NodeRefused, NodeUnreachable } from '@vellum/tron/errors';
import { expect, test } from 'vitest';
import { problemOf } from './problem-of.ts';

const failing = (code: string) => Object.assign(new Error('failed'), { code });

test.each(['57P01', '53100', '53300', 'ECONNREFUSED', 'ENOSPC', 'EDQUOT'])(
  'a database or disk that says %s is busy, not broken',
  (code) => {
    expect(problemOf(failing(code), [])).toEqual({ code: 'SERVER_BUSY' });
  },
);

test.each(['23505', 'ENOENT', 'EACCES'])('%s is a bug', (code) => {
  expect(problemOf(failing(code), [])).toBeNull();
});

test.each([
  new NodeUnreachable('/wallet/getnowblock', [], 0),
  new NodeRefused('OTHER_ERROR', 'no'),
  new MalformedAnswer('not JSON'),
])('a node that fails as $name is a chain that is away', (error) => {
  expect(problemOf(error, ['CHAIN_UNAVAILABLE'])).toEqual({ code: 'CHAIN_UNAVAILABLE' });
  expect(problemOf(error, [])).toEqual({ code: 'SERVER_BUSY' });
});
