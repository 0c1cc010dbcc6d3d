import { describe, expect, test } from 'vitest';
import { profiles } from '../profiles/profiles.ts';
import { isEnvelope, success } from '../wire/envelope.ts';
import { bodyFailure, failure } from './failure.ts';
import { refusalOfBody } from './refusal-of-body.ts';

const reader = { language: 'zh-TW', requestId: 'r1' } as const;

function refuseProfile(body: Record<string, string>) {
  const issues = profiles.update.body.safeParse(body).error?.issues ?? [];
  return bodyFailure(refusalOfBody(profiles.update, body, issues), reader);
}

describe('the envelope', () => {
  test('of a refusal is worded in the language of the call and gives the values', () => {
    expect(failure({ code: 'EXCEEDS_MAX_PURCHASE', params: { max: '5' } }, reader)).toEqual({
      code: 'EXCEEDS_MAX_PURCHASE',
      message: '超出最大購買數量：一次最多 5。',
      params: { max: '5' },
      requestId: 'r1',
    });
  });

  test('of a bad field has its code on top and in the list', () => {
    expect(refuseProfile({ nickName: 'thirteen char', introduction: '' })).toEqual({
      code: 'NICKNAME_LENGTH',
      message: '暱稱最多 12 個字。',
      params: { max: '12' },
      fields: [{ field: 'nickName', code: 'NICKNAME_LENGTH', message: '暱稱最多 12 個字。' }],
      requestId: 'r1',
    });
  });

  test('of several bad fields says VALIDATION and what each lacks', () => {
    const refused = refuseProfile({ nickName: 'thirteen char' });
    expect(refused).toMatchObject({ code: 'VALIDATION', requestId: 'r1' });
    expect(refused.params).toBeUndefined();
    expect(refused.fields?.map(({ code }) => code)).toEqual(['NICKNAME_LENGTH', 'FIELD_REQUIRED']);
  });

  test('is told from what a proxy answers', () => {
    expect(isEnvelope(JSON.parse(JSON.stringify(success({}, 'r2'))))).toBe(true);
    for (const other of [null, 'Bad Gateway', [], { code: 502 }, { error: 'x' }]) {
      expect(isEnvelope(other)).toBe(false);
    }
  });
});
