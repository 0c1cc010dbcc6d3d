import { expect, it } from 'vitest';
import { changedTexts, hasEvidence, hashOfTexts, plainTexts } from './token-texts.ts';

it('the order and emptiness of fields do not change the hash, everything else does', () => {
  const texts = { description: 'A', website: 'https://a.example' };
  const hash = hashOfTexts(texts, null);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(hashOfTexts({ website: texts.website, telegram: '', description: 'A' }, null)).toBe(hash);
  const others = [
    hashOfTexts({ ...texts, description: 'B' }, null),
    hashOfTexts({ description: 'A', telegram: texts.website }, null),
    hashOfTexts(texts, hash),
  ];
  expect(new Set([hash, ...others]).size).toBe(4);
});

it('a text that is taken away is gone, and is told as a change', () => {
  const before = { description: 'A', twitter: 'https://x.example' };
  const after = plainTexts({ ...before, twitter: '' });
  expect(after).toEqual({ description: 'A' });
  expect(changedTexts(before, after)).toEqual(['twitter']);
  expect(changedTexts(before, before)).toEqual([]);
});

it('half an evidence card is none', () => {
  const card = {
    ...{ issuer: 'a', claim: 'b', custodian: 'c', redemption: 'd' },
    ...{
      assetValue: 'e',
      excluded: 'f',
      attestedAt: '1',
      documentUrl: 'https://a.example',
      documentHash: 'ab',
    },
  };
  expect(hasEvidence(card)).toBe(true);
  for (const name of Object.keys(card)) expect(hasEvidence({ ...card, [name]: '' })).toBe(false);
});
