import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { fromHex, utf8ToBytes } from '@vellum/tron/bytes';
import { WITNESS } from '../../src/accounts.ts';
import type { Maker, Turn } from './turn.ts';

/** Bitmap of every contract type that an active permission may allow. */
const OPERATIONS = fromHex('7fff1fc0033ef30f'.padEnd(64, '0'));

/** Owner and active: one signature of either of two is enough, so that nobody locks himself out. */
function permissions({ owner, other }: Turn, ofWitness: boolean) {
  const keys = [owner.address, other.address].map((address) => ({
    address: addressBytes(address),
    weight: 1n,
  }));
  const both = { threshold: 1n, keys };
  return {
    owner: { type: 'Owner', permission_name: 'owner', ...both },
    ...(ofWitness && {
      witness: {
        type: 'Witness' as const,
        permission_name: 'witness',
        ...both,
        keys: keys.slice(1),
      },
    }),
    actives: [{ type: 'Active', permission_name: 'active', operations: OPERATIONS, ...both }],
  } as const;
}

/** What belongs to accounts: names, ids, permissions, signatures of others, and transfers. */
export function accountKinds(turn: Turn): readonly Maker[] {
  const { send, random, owner, other, somebody, amount } = turn;
  const fresh = `41${amount.toString(16).padStart(40, '0')}` as HexAddress;
  const name = (length: number) => utf8ToBytes(`${random(1 << 30)}`.padStart(length, 'a'));
  const to_address = addressBytes(somebody);
  const deputy = { permissionId: 2, keys: [other.privateKey] };
  const two = { keys: [owner.privateKey, other.privateKey] };
  return [
    () => send('TransferContract', { to_address, amount }),
    () => send('TransferContract', { to_address, amount }, { memo: 'for the rest' }),
    // Among signers, so that whoever gets it can go on with it.
    () =>
      send('TransferContract', {
        to_address: addressBytes(other.address),
        amount: amount * 200_000n,
      }),
    () => send('TransferContract', { to_address: addressBytes(WITNESS), amount }, deputy),
    () => send('TransferContract', { to_address, amount }, two),
    () => send('AccountCreateContract', { account_address: addressBytes(fresh) }),
    () => send('AccountUpdateContract', { account_name: name(3) }),
    () => send('SetAccountIdContract', { account_id: name(12) }),
    () => send('AccountPermissionUpdateContract', permissions(turn, random(2) === 0)),
  ];
}
