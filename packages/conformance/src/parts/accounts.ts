import { addressBytes } from '@vellum/tron/address';
import { utf8ToBytes } from '@vellum/tron/bytes';
import type { Signer } from '../node/submit.ts';
import { concurrent } from '../session/concurrent.ts';
import { definePart } from '../session/define-part.ts';
import { send } from '../session/send.ts';
import type { Session } from '../session/session.ts';

/** Accounts made by others, their names and ids. */
export const accounts = definePart('accounts', 500, async function* (session) {
  const [alice, bob, carol] = (await Promise.all(
    ['alice', 'bob', 'carol'].map((name) => session.funded(name, 100)),
  )) as [Signer, Signer, Signer];
  yield* concurrent(
    creations(session, alice, bob),
    namings(session, bob, carol),
    identities(session, carol),
  );
});

async function* creations(session: Session, alice: Signer, bob: Signer) {
  const create = (id: string, owner: Signer, account: Signer, type?: 'AssetIssue' | 'Contract') =>
    send(session, id, owner, 'AccountCreateContract', {
      account_address: addressBytes(account.address),
      type,
    });
  const made = session.account('made');
  yield* create('creates an account', alice, made);
  yield* create('creates one that exists', alice, bob);
  yield* create(
    'creates an account of another type',
    alice,
    session.account('typed'),
    'AssetIssue',
  );
  yield* create('creates without an account of its own', session.account('nobody'), made);
  yield* session.readBoth('made account', 'getaccount', { address: made.address });
  yield await session.read('typed account', '/wallet/getaccount', {
    address: session.account('typed').address,
  });
  yield await session.read('creator', '/wallet/getaccount', { address: alice.address });
}

async function* namings(session: Session, bob: Signer, other: Signer) {
  const rename = (id: string, owner: Signer, name: string) =>
    send(session, id, owner, 'AccountUpdateContract', { account_name: utf8ToBytes(name) });
  const name = `name-${bob.address.slice(2, 22)}`;
  session.names.text(name, 'account name');
  yield* rename('takes a name', bob, name);
  yield* rename('takes another name', bob, `${name}x`);
  yield* rename('takes the name of another', other, name);
  yield* rename('takes a name of too many bytes', other, 'x'.repeat(201));
  yield* rename('stranger takes a name', session.account('nameless'), 'Nobody');
  yield await session.read('named account', '/wallet/getaccount', { address: bob.address });
  yield await session.asked('named account, visible', {
    method: 'GET',
    path: `/wallet/getaccount?visible=true&address=${session.base58(bob)}`,
  });
}

async function* identities(session: Session, carol: Signer) {
  const identify = (id: string, name: string) =>
    send(session, id, carol, 'SetAccountIdContract', { account_id: utf8ToBytes(name) });
  const name = `id-${carol.address.slice(2, 22)}`;
  session.names.text(name, 'account id');
  yield* identify('takes too short an id', 'short');
  yield* identify('takes too long an id', 'x'.repeat(33));
  yield* identify('takes an id with a space', 'an id with spaces');
  yield* identify('takes an id', name);
  yield* identify('takes another id', `${name}x`);
  yield* session.readBoth('account by id', 'getaccountbyid', {
    account_id: Buffer.from(name).toString('hex'),
  });
  yield* session.readBoth('account by id, visible', 'getaccountbyid', {
    account_id: name,
    visible: true,
  });
  yield* session.readBoth('account by an unknown id', 'getaccountbyid', {
    account_id: 'abcdef0123',
  });
}
