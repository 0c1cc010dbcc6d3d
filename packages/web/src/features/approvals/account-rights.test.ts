import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { describe, expect, test } from 'vitest';
import { judgeRights } from './account-rights.ts';

const key = (n: number) => `41${n.toString(16).padStart(40, '0')}` as HexAddress;
const [own, other] = [key(1), key(2)];
const account = fromHexAddress(own);

const permission = (threshold: number, ...keys: readonly (readonly [HexAddress, number])[]) => ({
  threshold,
  keys: keys.map(([address, weight]) => ({ address, weight })),
});

describe('who can sign for an address', () => {
  test.each([
    ['one that never changed anything', null, []],
    ['its own key', permission(1, [own, 1]), [permission(1, [own, 1])]],
  ])('%s', (_, owner, active) => {
    expect(judgeRights(account, owner, active)).toEqual({ standing: 'own', others: [] });
  });

  test.each([
    ['another key as owner', permission(1, [other, 1]), []],
    ['another key beside its own', permission(1, [own, 1], [other, 1]), []],
    ['two keys together', permission(2, [own, 1], [other, 1]), []],
  ])('%s takes everything', (_, owner, active) => {
    expect(judgeRights(account, owner, active)).toEqual({
      standing: 'owner',
      others: [fromHexAddress(other)],
    });
  });

  test('another key for some of it', () => {
    const rights = judgeRights(account, permission(1, [own, 1]), [permission(1, [other, 1])]);
    expect(rights).toEqual({ standing: 'shared', others: [fromHexAddress(other)] });
  });

  test('its own key that is not enough', () => {
    expect(judgeRights(account, permission(2, [own, 1]), []).standing).toBe('shared');
  });
});
