import { type Address, toHexAddress } from '@vellum/tron/address';
import { createClient } from '@vellum/tron/client/client';
import { describe, expect, it } from 'vitest';
import { SignerLacking } from './chain-refusals.ts';
import { signingPermission } from './signing-permission.ts';

const own = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const other = 'TUVDB6ERnHbxzNnPjie51asogjWgjwo5xG' as Address;
const all = `7fff1fc0033efb0f${'0'.repeat(48)}`;
/** The same without calls of contracts. */
const noCalls = `7fff1f40033efb0f${'0'.repeat(48)}`;

type Keys = Readonly<Record<string, number>>;
const permission = (id: number, threshold: number, keys: Keys, operations = all) => ({
  ...(id > 0 && { type: 'Active', id, operations }),
  permission_name: id === 0 ? 'owner' : `active${id}`,
  threshold,
  keys: Object.entries(keys).map(([address, weight]) => ({
    address: toHexAddress(address as Address),
    weight,
  })),
});

/** What follows for the wallet's key: the id of the permission, or why none is enough. */
async function outcome(account: object): Promise<unknown> {
  const fetch = (async () => Response.json(account)) as unknown as typeof globalThis.fetch;
  const client = createClient({ fullNodes: ['http://node.test'], fetch });
  try {
    return (await signingPermission(client, own)).id;
  } catch (error) {
    if (!(error instanceof SignerLacking)) throw error;
    return error.what;
  }
}

const owner = (keys: Keys, threshold = 1) => ({ owner_permission: permission(0, threshold, keys) });
const active = (...permissions: object[]) => ({ active_permission: permissions });

describe('what a key signs calls under', () => {
  it.each([
    ["the owner's, which every address has", {}, 0],
    [
      "the owner's, where it is enough",
      { ...owner({ [own]: 1 }), ...active(permission(2, 1, { [own]: 1 })) },
      0,
    ],
    [
      'an active one, where the owner is another key',
      { ...owner({ [other]: 1 }), ...active(permission(2, 1, { [own]: 1 })) },
      2,
    ],
    [
      'the first active one that is enough',
      {
        ...owner({ [other]: 1 }),
        ...active(permission(2, 2, { [own]: 1, [other]: 1 }), permission(3, 1, { [own]: 1 })),
      },
      3,
    ],
    [
      'nothing, where two must sign',
      {
        ...owner({ [own]: 1, [other]: 1 }, 2),
        ...active(permission(2, 2, { [own]: 1, [other]: 1 })),
      },
      'weight',
    ],
    [
      'nothing, where calls are not allowed',
      { ...owner({ [other]: 1 }), ...active(permission(2, 1, { [own]: 1 }, noCalls)) },
      'operation',
    ],
    [
      'nothing, where its key was removed',
      { ...owner({ [other]: 1 }), ...active(permission(2, 1, { [other]: 1 })) },
      'key',
    ],
  ])('%s', async (_, account, expected) => {
    expect(await outcome(account)).toBe(expected);
  });
});
