import type { JsonObject } from '@vellum/tron/json';
import { describe, expect, test } from 'vitest';
import { packTransaction } from './packed-transaction.ts';

const owner = '417e5f4552091a69125d5dfcb7b8c2659029395bdf';
const key = { address: owner, weight: 1 };

function transactionWith(type: string, value: JsonObject, around: JsonObject = {}): JsonObject {
  const type_url = `type.googleapis.com/protocol.${type}`;
  return {
    raw_data: {
      contract: [{ type, parameter: { type_url, value } }],
      ...{ ref_block_bytes: '0001', ref_block_hash: '1122334455667788' },
      ...{ expiration: 1_794_960_000_000, timestamp: 1_794_950_000_000 },
    },
    signature: [],
    ...around,
  };
}

const permissions = (changes: JsonObject) =>
  transactionWith('AccountPermissionUpdateContract', {
    owner_address: owner,
    owner: { permission_name: 'owner', threshold: 1, keys: [key] },
    ...changes,
  });

const idOf = (fields: JsonObject) => {
  const packed = packTransaction(fields, false);
  return 'transaction' in packed ? packed.transaction.id : packed.bare.id;
};

// Ids that java-tron 4.8.1 gives for the same requests.
describe('fields that are null are left out', () => {
  test('in the value of a contract, as tronpy sends the witness of a permission update', () => {
    expect(packTransaction(permissions({ actives: null, witness: null }), false)).toHaveProperty(
      'transaction.id',
      'd315aaa5a15b874ab4204c812d33a85bc94637a7e7846cab791b1bec5024162a',
    );
    expect(idOf(permissions({ witness: null }))).toBe(idOf(permissions({})));
  });

  test('inside messages of the value, and around the contract', () => {
    const named = { threshold: 1, keys: [key] };
    expect(idOf(permissions({ actives: [{ ...named, permission_name: null }] }))).toBe(
      idOf(permissions({ actives: [named] })),
    );
    const transfer = { owner_address: owner, to_address: owner };
    expect(idOf(transactionWith('TransferContract', transfer, { signature: null }))).toBe(
      idOf(transactionWith('TransferContract', { ...transfer, amount: null })),
    );
  });

  test('but not in a list, where a contract with one cannot be read', () => {
    const fields = permissions({ owner: { threshold: 1, permission_name: 'owner', keys: [null] } });
    expect(packTransaction(fields, false)).toHaveProperty(
      'bare.id',
      '6f9ab32cbede75434d18dc23e9ae37ec70151acf0f674971c6e2eae2f3a450e0',
    );
  });
});
