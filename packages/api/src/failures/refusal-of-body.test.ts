import { describe, expect, test } from 'vitest';
import { identity } from '../identity/identity.ts';
import { membership } from '../membership/membership.ts';
import { profiles } from '../profiles/profiles.ts';
import { team } from '../team/team.ts';
import type { AnyEndpoint } from '../wire/endpoint.ts';
import { refusalOfBody } from './refusal-of-body.ts';

const refuse = (endpoint: AnyEndpoint, body: Record<string, unknown>) => {
  const { error } = endpoint.body.safeParse(body);
  return refusalOfBody(endpoint, body, error?.issues ?? []);
};

describe('a body that does not fit', () => {
  test('is refused with the code of its field when the endpoint has it', () => {
    expect(refuse(membership.enter, { address: 'nobody' })).toEqual({
      code: 'ADDRESS_INVALID',
      fields: [{ field: 'address', problem: { code: 'ADDRESS_INVALID' } }],
    });
    const long = { nickName: 'thirteen char', introduction: '' };
    expect(refuse(profiles.update, long)).toEqual({
      code: 'NICKNAME_LENGTH',
      fields: [{ field: 'nickName', problem: { code: 'NICKNAME_LENGTH', params: { max: '12' } } }],
    });
  });

  test('is refused with VALIDATION when fields are wrong in several ways', () => {
    const refusal = refuse(identity.signIn, { address: 'nobody', signature: '' });
    expect(refusal.code).toBe('VALIDATION');
    expect(refusal.fields.map(({ field, problem }) => [field, problem.code])).toEqual([
      ['nonce', 'FIELD_REQUIRED'],
      ['address', 'ADDRESS_INVALID'],
    ]);
  });

  test('is refused with VALIDATION when the endpoint does not have the code', () => {
    const refusal = refuse(team.list, { pageNo: '0' });
    expect(refusal.code).toBe('VALIDATION');
    expect(refusal.fields[0]?.problem).toEqual({
      code: 'NUMBER_RANGE',
      params: { min: '1', max: '10000' },
    });
  });

  test('may hold anything at all', () => {
    for (const address of [['a', 'b'], { $gt: '' }, null, 5]) {
      expect(refuse(membership.enter, { address }).fields[0]?.field).toBe('address');
    }
  });
});
