import { nickNameTable } from '@vellum/api/profiles/nick-name-table';
import { describe, expect, it } from 'vitest';
import { CallFailed } from '../../shared/http/call-failed.ts';
import { countsOf, problemsOf, refusalOfServer, tidied } from './edited-profile.ts';

const edited = (nickName: string, introduction = '') => ({ nickName, introduction, avatar: '' });

describe('an edited profile', () => {
  it.each(nickNameTable)('reads a name of $what as the server does (S5.01)', (example) => {
    const { typed, kept, characters, refused } = example;
    expect(tidied(edited(typed)).nickName).toBe(kept);
    expect(countsOf(edited(typed)).nickName).toBe(characters);
    const problem = problemsOf(edited(typed)).nickName;
    if (refused === null) expect(problem).toBeUndefined();
    else if (refused === 'NICKNAME_LENGTH') {
      expect(problem).toEqual({ kind: 'long', over: characters - 12 });
    } else expect(problem).toEqual({ kind: 'refused', reason: refused });
  });

  it('has an introduction of at most 500 characters, as people count them', () => {
    expect(problemsOf(edited('', '林'.repeat(500)))).toEqual({});
    expect(problemsOf(edited('', '👨‍👩‍👧‍👦'.repeat(501)))).toEqual({
      introduction: { kind: 'long', over: 1 },
    });
    expect(problemsOf(edited('', 'your private key'))).toEqual({
      introduction: { kind: 'refused', reason: 'keys' },
    });
  });
});

describe('a refusal of the server', () => {
  const failed = (failure: object) =>
    new CallFailed({
      kind: 'refused',
      status: 422,
      failure: { code: 'REVIEW_FAILED', message: '', requestId: 'x', ...failure } as never,
    });

  it('names the field and its reason', () => {
    const fields = [{ field: 'nickName', code: 'REVIEW_FAILED', message: '' }];
    expect(refusalOfServer(failed({ params: { reason: 'taken' }, fields }))).toEqual({
      nickName: { kind: 'refused', reason: 'taken' },
    });
  });

  it('is none when it is something else', () => {
    expect(refusalOfServer(new Error('away'))).toBeNull();
    expect(refusalOfServer(failed({ code: 'RATE_LIMITED' }))).toBeNull();
    expect(refusalOfServer(failed({ params: { reason: 'fame' }, fields: [] }))).toBeNull();
  });
});
