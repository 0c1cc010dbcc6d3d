import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RowBytes } from './row-bytes.ts';

const message = fc
  .uint8Array({ minLength: 1, maxLength: 4 })
  .map((words) => Buffer.from([words.length, ...words]));

/** Takes messages that arrive in some parts, none of them cut. */
function taken(before: Buffer | null, parts: readonly (readonly Buffer[])[]): Buffer {
  const rows = new RowBytes(before);
  for (const part of parts) {
    const data = Buffer.concat(part);
    for (let at = 0; at < data.length; ) at = rows.take(data, at, 1 + (data[at] ?? 0));
  }
  return rows.whole();
}

const joined = (parts: readonly (readonly Buffer[])[]) => Buffer.concat(parts.flat());

test('what is taken is what came, whatever came before', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(message)),
      fc.option(fc.array(message).map((all) => Buffer.concat(all))),
      (parts, before) => {
        expect(taken(before, parts)).toEqual(joined(parts));
      },
    ),
  );
});

test('what came before is itself when it comes again, in however many parts', () => {
  fc.assert(
    fc.property(fc.array(fc.array(message)), (parts) => {
      const before = joined(parts);
      expect(taken(before, parts)).toBe(before);
    }),
  );
});

test('a message more, one less and another one are something else', () => {
  const [one, two, other] = [Buffer.from([1, 1]), Buffer.from([1, 2]), Buffer.from([1, 3])];
  const before = Buffer.concat([one, two]);
  for (const came of [[one, two, two], [one], [], [one, other], [other, two], [two, one]]) {
    expect(taken(before, [came])).toEqual(Buffer.concat(came));
    expect(taken(before, [came])).not.toBe(before);
  }
});

test('what is kept holds on to nothing it arrived in', () => {
  const whole = taken(null, [[Buffer.from([2, 7, 7])]]);
  expect(whole.buffer.byteLength).toBe(whole.length);
});
