import { activationCode } from '@vellum/api/membership/activation-code';
import { possibleCodes } from '@vellum/api/membership/possible-codes';
import type { Address } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { isAbout } from './is-about.ts';
import { typedInviter } from './typed-inviter.ts';

const me = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const other = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7' as Address;

describe('a typed inviter', () => {
  it('is not judged before it is long enough', () => {
    for (const text of ['', 'T', other.slice(0, 20), 'K7QM'])
      expect(typedInviter(me, text, false)).toEqual({ status: 'unfinished' });
  });

  it('is judged once the field is left: enter an activation code (S5.07)', () => {
    expect(typedInviter(me, '', true)).toEqual({ status: 'wrong', why: 'required' });
    expect(typedInviter(me, other.slice(0, 20), true)).toMatchObject({ why: 'wrongAddress' });
    expect(typedInviter(me, 'K7QM', true)).toMatchObject({ why: 'wrongCode' });
  });

  it('must pass its checksum: enter a correct address (S5.06)', () => {
    const changed = `${other.slice(0, -1)}8`;
    expect(typedInviter(me, changed, false)).toEqual({ status: 'wrong', why: 'wrongAddress' });
    expect(typedInviter(me, 'K7QM 2XPX', false)).toEqual({ status: 'wrong', why: 'wrongCode' });
  });

  it('cannot be oneself (S5.05)', () => {
    expect(typedInviter(me, ` ${me} `, false)).toEqual({ status: 'wrong', why: 'self' });
  });

  it('is an address or a code in its one spelling', () => {
    const code = activationCode(31_415);
    expect(typedInviter(me, other, false)).toEqual({
      status: 'readable',
      by: 'address',
      text: other,
    });
    const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`;
    expect(typedInviter(me, typed, false)).toEqual({ status: 'readable', by: 'code', text: code });
  });

  it('may be a code that begins like an address', () => {
    // 1,000,000 codes hold many with a T in front.
    const codes = Array.from({ length: 40 }, (_, at) => activationCode(24 * 31 ** 6 + at));
    for (const code of codes.filter((text) => text.startsWith('T')))
      expect(typedInviter(me, code, false)).toMatchObject({ by: 'code' });
    expect(codes.some((text) => text.startsWith('T'))).toBe(true);
  });

  it('is not swapped for another by the answer of a server', () => {
    const asked = { status: 'readable', by: 'address', text: other } as const;
    expect(isAbout(asked, { address: other })).toBe(true);
    expect(isAbout(asked, { address: me })).toBe(false);
  });

  it('by a code is only an address that can have this code', () => {
    const asked = { status: 'readable', by: 'code' } as const;
    for (const text of possibleCodes(other)) {
      expect(isAbout({ ...asked, text }, { address: other })).toBe(true);
      expect(isAbout({ ...asked, text }, { address: me })).toBe(false);
    }
  });
});
