import { addressBytes } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import type { ContractInput } from '@vellum/tron/protocol/contracts';
import { transactionToJson } from '@vellum/tron/transaction-json';
import { type Signer, sign, type TransactionOptions } from '../node/submit.ts';
import { concurrent } from '../session/concurrent.ts';
import { definePart } from '../session/define-part.ts';
import { send } from '../session/send.ts';
import type { Session } from '../session/session.ts';

type PermissionInput = NonNullable<ContractInput<'AccountPermissionUpdateContract'>['owner']>;

/** Transfers and triggers, as the bits of an active permission. */
const OPERATIONS = fromHex(`${'02000080'}${'0'.repeat(56)}`);

const keyOf = ({ address }: Signer, weight = 1n) => ({ address: addressBytes(address), weight });

const ownerPermission = (threshold: bigint, ...holders: readonly Signer[]): PermissionInput => ({
  type: 'Owner',
  permission_name: 'owner',
  threshold,
  keys: holders.map((holder) => keyOf(holder)),
});

const activePermission = (threshold: bigint, ...holders: readonly Signer[]): PermissionInput => ({
  type: 'Active',
  permission_name: 'spending',
  threshold,
  operations: OPERATIONS,
  keys: holders.map((holder) => keyOf(holder)),
});

/** Permissions of an account, several signatures, and who is asked for them. */
export const permissions = definePart('permissions', 900, async function* (session) {
  const [alice, bob] = (await Promise.all([
    session.funded('alice', 500),
    session.funded('bob', 300),
  ])) as [Signer, Signer];
  const partner = session.account('partner');
  yield* concurrent(sharedAccount(session, alice, partner), refusedUpdates(session, bob, partner));
});

async function* sharedAccount(session: Session, alice: Signer, partner: Signer) {
  yield* send(session, 'shares the account', alice, 'AccountPermissionUpdateContract', {
    owner: ownerPermission(2n, alice, partner),
    actives: [activePermission(2n, alice, partner)],
  });
  yield* session.readBoth('shared account', 'getaccount', { address: alice.address });
  const value = { to_address: addressBytes(partner.address), amount: 1_000_000n };
  const pay = (id: string, options: TransactionOptions) =>
    send(session, id, alice, 'TransferContract', value, options);
  const both = [alice.key, partner.key];
  yield* pay('pays with one signature', { keys: [alice.key] });
  yield* pay('pays with one signature by permission', { keys: [alice.key], permissionId: 2 });
  yield* pay('pays with the same signature twice', {
    keys: [alice.key, alice.key],
    permissionId: 2,
  });
  yield* pay('pays without a signature', { keys: [], permissionId: 2 });
  yield* pay('pays with a signature of a stranger', {
    keys: [alice.key, session.account('thief').key],
  });
  yield* pay('pays with three signatures', { keys: [...both, session.account('thief').key] });
  yield* pay('pays by a permission that is not there', { keys: both, permissionId: 5 });
  yield* pay('pays with both signatures', { keys: both });
  yield* pay('pays with both signatures by permission', { keys: both, permissionId: 2 });
  yield* send(
    session,
    'freezes without the operation',
    alice,
    'FreezeBalanceV2Contract',
    { frozen_balance: 1_000_000n, resource: 'ENERGY' },
    { keys: both, permissionId: 2 },
  );
  yield* weights(session, alice, partner);
}

async function* weights(session: Session, alice: Signer, partner: Signer) {
  const value = { to_address: addressBytes(partner.address), amount: 1_000_000n };
  const thief = session.account('thief');
  const cases: readonly (readonly [string, TransactionOptions])[] = [
    ['no signature', { keys: [], permissionId: 2 }],
    ['one signature', { keys: [alice.key], permissionId: 2 }],
    ['both signatures', { keys: [alice.key, partner.key], permissionId: 2 }],
    ['owner permission', { keys: [partner.key] }],
    ['signature of a stranger', { keys: [thief.key], permissionId: 2 }],
    ['same signature twice', { keys: [alice.key, alice.key], permissionId: 2 }],
    ['unknown permission', { keys: [alice.key], permissionId: 7 }],
  ];
  for (const [id, options] of cases) {
    for (const visible of [false, true]) {
      const transaction = await sign(session.node, alice, 'TransferContract', value, options);
      session.nameTransaction(transaction, `with ${id}`);
      const body = { ...transactionToJson(transaction, { visible }), visible };
      const name = visible ? `${id}, visible` : id;
      yield await session.read(`weight: ${name}`, '/wallet/getsignweight', body);
      yield await session.read(`approved: ${name}`, '/wallet/getapprovedlist', body);
    }
  }
}

async function* refusedUpdates(session: Session, bob: Signer, partner: Signer) {
  const update = (
    id: string,
    owner: PermissionInput | undefined,
    actives: readonly PermissionInput[],
    witness?: PermissionInput,
  ) => send(session, id, bob, 'AccountPermissionUpdateContract', { owner, actives, witness });
  const good = ownerPermission(1n, bob);
  const active = activePermission(1n, bob);
  yield* update('without an owner permission', undefined, [active]);
  yield* update('without active permissions', good, []);
  yield* update('with nine active permissions', good, Array(9).fill(active));
  yield* update('with a threshold of nothing', ownerPermission(0n, bob), [active]);
  yield* update('with a threshold out of reach', ownerPermission(3n, bob, partner), [active]);
  yield* update('with a key twice', ownerPermission(1n, bob, bob), [active]);
  yield* update('without keys', { ...good, keys: [] }, [active]);
  yield* update('with six keys', ownerPermission(1n, ...Array(6).fill(bob)), [active]);
  yield* update('with a weight of nothing', { ...good, keys: [keyOf(bob, 0n)] }, [active]);
  yield* update('with an active permission as owner', { ...good, type: 'Active' }, [active]);
  yield* update('with an owner permission as active', good, [{ ...active, type: 'Owner' }]);
  yield* update('with operations of an owner', { ...good, operations: OPERATIONS }, [active]);
  yield* update('with operations too short', good, [{ ...active, operations: fromHex('02') }]);
  yield* update('with an unknown operation', good, [
    { ...active, operations: fromHex('ff'.repeat(32)) },
  ]);
  yield* update('with a long name', { ...good, permission_name: 'x'.repeat(33) }, [active]);
  yield* update('with a parent', { ...good, parent_id: 1 }, [active]);
  yield* update('with a witness permission', good, [active], { ...good, type: 'Witness' });
  yield* update(
    'with a name and no weight',
    { ...good, keys: [{ address: new Uint8Array(3), weight: 1n }] },
    [active],
  );
  yield* update('as it was', good, [active]);
  yield await session.read('updated account', '/wallet/getaccount', { address: bob.address });
}
