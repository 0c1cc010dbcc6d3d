import { describe, expect, it } from 'vitest';
import { draftFields, draftFrom, emptyDraft } from './draft.ts';
import { draftFile, draftFileName, draftInFile, storedDraft } from './draft-file.ts';

const nasty = ['', ' ', '0', '"', '\\', '\n', '\u0000', '🏮', '\u202e', '</script>', 'null', '{}'];

describe('a draft as a file', () => {
  it.each(nasty)('comes back as it was, whatever was typed: %j', (text) => {
    const draft = draftFrom(Object.fromEntries(draftFields.map((field) => [field, text])));
    expect(draftInFile(draftFile(draft))).toEqual(draft);
  });

  it('leaves out what is empty and what is no field of ours', () => {
    const text = draftFile(draftFrom({ name: 'Tin Lantern', shares: 2_000, secret: 'x' }));
    expect(JSON.parse(text)).toEqual({
      kind: 'vellum-launch',
      version: 1,
      launch: { name: 'Tin Lantern', shares: '2000' },
    });
  });

  it.each([
    '',
    'name: Tin',
    'null',
    '[]',
    '{}',
    '{"kind":"vellum-launch","version":2,"launch":{}}',
    '{"kind":"vellum-launch","version":1,"launch":[]}',
    '{"kind":"other","version":1,"launch":{"name":"Tin"}}',
  ])('is refused when it is none: %s', (text) => {
    expect(draftInFile(text)).toBeNull();
  });

  it('takes no value that is neither text nor number, and nothing without end', () => {
    const launch = { name: { a: 1 }, symbol: null, supply: 21, description: 'x'.repeat(9_999) };
    const draft = draftInFile(JSON.stringify({ kind: 'vellum-launch', version: 1, launch }));
    expect(draft).toMatchObject({ name: '', symbol: '', supply: '21' });
    expect(draft?.description).toHaveLength(4_000);
  });

  it('names a picture by its hash or not at all', () => {
    expect(draftFrom({ image: 'a'.repeat(64) }).image).toBe('a'.repeat(64));
    expect(draftFrom({ image: '../secret' }).image).toBe('');
  });

  it('has a name of plain letters', () => {
    expect(draftFileName(draftFrom({ symbol: 'TINL' }))).toBe('vellum-launch-tinl.json');
    expect(draftFileName(draftFrom({ symbol: '../燈籠' }))).toBe('vellum-launch.json');
  });
});

describe('a draft in storage', () => {
  it.each([null, '', '{', '"x"', '[1]'])('is empty when it cannot be read: %s', (text) => {
    expect(storedDraft(text)).toEqual(emptyDraft);
  });

  it('keeps what is wrong as it was typed', () => {
    const draft = draftFrom({ name: '\u202eevil', supply: '99999999999999999999999999' });
    expect(storedDraft(JSON.stringify(draft))).toEqual(draft);
  });
});
