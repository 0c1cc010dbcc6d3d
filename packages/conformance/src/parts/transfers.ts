import { addressBytes } from '@vellum/tron/address';
import type { Signer } from '../node/submit.ts';
import { concurrent } from '../session/concurrent.ts';
import { definePart } from '../session/define-part.ts';
import { send } from '../session/send.ts';

const to = (account: Signer, amount: bigint) => ({
  to_address: addressBytes(account.address),
  amount,
});

/** Transfers of TRX: to accounts that exist and do not, with memos, past the free bandwidth, and refused ones. */
export const transfers = definePart('transfers', 600, async function* (session) {
  const names = ['alice', 'bob', 'carol', 'dave', 'erin'];
  const accounts = await Promise.all(names.map((name) => session.funded(name, 100)));
  const [alice, bob, carol, dave, erin] = accounts as [Signer, Signer, Signer, Signer, Signer];
  const newcomer = session.account('newcomer');
  const stranger = session.account('stranger');
  const pay = (id: string, from: Signer, receiver: Signer, amount: bigint, memo?: string) =>
    send(
      session,
      id,
      from,
      'TransferContract',
      to(receiver, amount),
      memo === undefined ? {} : { memo },
    );

  yield* concurrent(
    pay('to an account', alice, bob, 1n),
    pay('to a new account', bob, newcomer, 5_000_000n),
    pay('with a memo', carol, alice, 2n, 'thanks'),
    pay('with an empty memo', dave, alice, 2n, ''),
    pay('all but nothing to a new account', erin, session.account('poor'), 1n),
  );
  yield* concurrent(
    pay('to oneself', alice, alice, 1n),
    pay('of nothing', bob, alice, 0n),
    pay('of less than nothing', carol, alice, -1n),
    pay('beyond the balance', dave, bob, 200_000_000n),
    pay('by a stranger', stranger, bob, 1n),
    pay('of the most there is', erin, bob, 2n ** 63n - 1n),
  );
  for (const nth of ['second', 'third', 'fourth']) yield* pay(`${nth} of a day`, alice, bob, 3n);
  yield* pay('of the whole balance', dave, bob, 98_999_998n);
  yield* session.readBoth('new account', 'getaccount', { address: newcomer.address });
  yield* session.readBoth('payer', 'getaccount', { address: alice.address });
  yield* session.readBoth('stranger', 'getaccount', { address: stranger.address });
  for (const route of ['getaccountnet', 'getaccountresource']) {
    yield await session.read(`${route} of the payer`, `/wallet/${route}`, {
      address: alice.address,
    });
  }
});
