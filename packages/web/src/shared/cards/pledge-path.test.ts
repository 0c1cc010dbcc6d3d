import { describe, expect, test } from 'vitest';
import { tokenIdOf } from './card-id.ts';
import { pledgedInPath, pledgePath } from './pledge-path.ts';

const gold = tokenIdOf({ level: 3, serial: 318n });
const bronze = tokenIdOf({ level: 1, serial: 7n });
const read = (path: string) => pledgedInPath(new URL(path, 'https://vellum.test').searchParams);

describe('the address of the pledge page', () => {
  test('names its cards', () => {
    expect(read(pledgePath([gold, bronze]))).toEqual([gold, bronze]);
    expect(read(pledgePath([]))).toEqual([]);
  });

  test('may be typed by anybody: what is no card is left out, and each card is there once', () => {
    expect(read(`/nftPledge?id=${gold},x,,7,-1,${gold}`)).toEqual([gold]);
    expect(read('/nftPledge')).toEqual([]);
  });
});
