import { addressBytes } from '@vellum/tron/address';
import { concurrent } from '../session/concurrent.ts';
import { definePart } from '../session/define-part.ts';

/** Transfers of TRX: to accounts that exist and do not, with a memo, and beyond the balance. */
export const transfers = definePart('transfers', 400, async function* (session) {
  const [alice, bob, carol] = await session.funded(100, 'alice', 'bob', 'carol');
  if (!alice || !bob || !carol) return;
  const newcomer = session.account('newcomer');
  const to = (account: typeof alice, amount: bigint) => ({
    to_address: addressBytes(account.address),
    amount,
  });
  yield* concurrent(
    session.send('to an account', alice, 'TransferContract', to(bob, 1n)),
    session.send('to a new account', bob, 'TransferContract', to(newcomer, 5_000_000n)),
    session.send('with a memo', carol, 'TransferContract', to(alice, 2n), { memo: 'thanks' }),
  );
  yield* session.send('to oneself', alice, 'TransferContract', to(alice, 1n));
  yield* session.send('beyond the balance', alice, 'TransferContract', to(bob, 200_000_000n));
  yield await session.read('new account', '/wallet/getaccount', { address: newcomer.address });
  yield await session.read('payer', '/wallet/getaccount', { address: bob.address });
});
