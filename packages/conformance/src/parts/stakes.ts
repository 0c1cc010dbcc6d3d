import { addressBytes } from '@vellum/tron/address';
import type { Signer } from '../node/submit.ts';
import { concurrent } from '../session/concurrent.ts';
import { definePart } from '../session/define-part.ts';
import { send } from '../session/send.ts';
import type { Session } from '../session/session.ts';

const TRX = 1_000_000n;
type Resource = 'BANDWIDTH' | 'ENERGY' | 'TRON_POWER';

/** Stakes, loans of resources and their end. */
export const stakes = definePart('stakes', 3_500, async function* (session) {
  const [alice, bob, carol, dave] = (await Promise.all(
    ['alice', 'bob', 'carol', 'dave'].map((name) => session.funded(name, 800)),
  )) as [Signer, Signer, Signer, Signer];
  yield* concurrent(
    lending(session, alice, bob),
    unstaking(session, carol),
    refusals(session, dave, bob),
  );
});

const freeze = (session: Session, id: string, owner: Signer, amount: bigint, resource: Resource) =>
  send(session, id, owner, 'FreezeBalanceV2Contract', { frozen_balance: amount, resource });

const unfreeze = (
  session: Session,
  id: string,
  owner: Signer,
  amount: bigint,
  resource: Resource,
) => send(session, id, owner, 'UnfreezeBalanceV2Contract', { unfreeze_balance: amount, resource });

async function* lending(session: Session, alice: Signer, bob: Signer) {
  yield* freeze(session, 'stakes for energy', alice, 100n * TRX, 'ENERGY');
  yield* freeze(session, 'stakes for bandwidth', alice, 200n * TRX, 'BANDWIDTH');
  yield* freeze(session, 'stakes more', alice, 1_500_000n, 'ENERGY');
  yield* states(session, 'staked', alice);
  const lend = (id: string, resource: Resource, balance: bigint, lock?: bigint) =>
    send(session, id, alice, 'DelegateResourceContract', {
      resource,
      balance,
      receiver_address: addressBytes(bob.address),
      lock: lock !== undefined,
      lock_period: lock,
    });
  const takeBack = (id: string, resource: Resource, balance: bigint) =>
    send(session, id, alice, 'UnDelegateResourceContract', {
      resource,
      balance,
      receiver_address: addressBytes(bob.address),
    });
  yield* lend('lends energy', 'ENERGY', 40n * TRX);
  yield* lend('lends bandwidth for a day', 'BANDWIDTH', 50n * TRX, 28_800n);
  yield* lend('lends more for less time', 'BANDWIDTH', 5n * TRX, 1_200n);
  yield* lend('lends without a lock beside one', 'BANDWIDTH', 7n * TRX);
  yield* lend('lends more than there is', 'ENERGY', 90n * TRX);
  yield* lend('lends too little', 'ENERGY', TRX - 1n);
  yield* lend('lends for too long', 'ENERGY', TRX, 864_001n);
  yield* lend('lends for less than nothing', 'ENERGY', TRX, -1n);
  yield* lend('lends votes', 'TRON_POWER', TRX);
  yield* states(session, 'lender', alice);
  yield* states(session, 'borrower', bob);
  yield* loans(session, alice, bob);
  yield* send(session, 'pays with borrowed bandwidth', bob, 'TransferContract', {
    to_address: addressBytes(alice.address),
    amount: 1n,
  });
  yield* takeBack('takes part of it back', 'ENERGY', 15n * TRX);
  yield* takeBack('takes back what is locked', 'BANDWIDTH', 30n * TRX);
  yield* takeBack('takes back too much', 'ENERGY', 100n * TRX);
  yield* takeBack('takes back all energy', 'ENERGY', 25n * TRX);
  yield* takeBack('takes back energy again', 'ENERGY', TRX);
  yield* states(session, 'former borrower', bob);
  yield* loans(session, alice, bob, 'after: ');
}

async function* states(session: Session, id: string, { address }: Signer) {
  yield* session.readBoth(`${id}: account`, 'getaccount', { address });
  yield await session.read(`${id}: resources`, '/wallet/getaccountresource', { address });
  yield await session.read(`${id}: net`, '/wallet/getaccountnet', { address });
  for (const type of [0, 1, 2]) {
    const body = { owner_address: address, type };
    yield* session.readBoth(`${id}: can lend ${type}`, 'getcandelegatedmaxsize', body);
  }
}

async function* loans(session: Session, from: Signer, to: Signer, when = '') {
  const pair = { fromAddress: from.address, toAddress: to.address };
  const visible = {
    fromAddress: session.base58(from),
    toAddress: session.base58(to),
    visible: true,
  };
  yield* session.readBoth(`${when}loans`, 'getdelegatedresourcev2', pair);
  yield* session.readBoth(`${when}loans, visible`, 'getdelegatedresourcev2', visible);
  yield* session.readBoth(`${when}old loans`, 'getdelegatedresource', pair);
  for (const [name, { address }] of [
    ['lender', from],
    ['borrower', to],
  ] as const) {
    for (const route of [
      'getdelegatedresourceaccountindexv2',
      'getdelegatedresourceaccountindex',
    ]) {
      yield* session.readBoth(`${when}${route} of the ${name}`, route, { value: address });
    }
  }
}

async function* unstaking(session: Session, carol: Signer) {
  yield* freeze(session, 'carol stakes for energy', carol, 100n * TRX, 'ENERGY');
  yield* freeze(session, 'carol stakes for bandwidth', carol, 50n * TRX, 'BANDWIDTH');
  yield* unfreeze(session, 'unstakes too much', carol, 101n * TRX, 'ENERGY');
  yield* unfreeze(session, 'unstakes nothing', carol, 0n, 'ENERGY');
  yield* unfreeze(session, 'unstakes votes', carol, TRX, 'TRON_POWER');
  yield* unfreeze(session, 'unstakes energy', carol, 30n * TRX, 'ENERGY');
  yield* unfreeze(session, 'unstakes bandwidth', carol, 20n * TRX, 'BANDWIDTH');
  yield* states(session, 'unstaking', carol);
  const owner = { owner_address: carol.address };
  yield* session.readBoth('unstakings left', 'getavailableunfreezecount', owner);
  yield* session.readBoth('withdrawable now', 'getcanwithdrawunfreezeamount', owner);
  yield* session.readBoth('withdrawable one day', 'getcanwithdrawunfreezeamount', {
    ...owner,
    timestamp: 9_000_000_000_000,
  });
  yield* send(session, 'withdraws too early', carol, 'WithdrawExpireUnfreezeContract', {});
  yield* send(session, 'cancels unstaking', carol, 'CancelAllUnfreezeV2Contract', {});
  yield* send(session, 'cancels nothing', carol, 'CancelAllUnfreezeV2Contract', {});
  yield* states(session, 'staked again', carol);
}

async function* refusals(session: Session, dave: Signer, bob: Signer) {
  yield* freeze(session, 'stakes less than one TRX', dave, TRX - 1n, 'ENERGY');
  yield* freeze(session, 'stakes nothing', dave, 0n, 'ENERGY');
  yield* freeze(session, 'stakes more than the balance', dave, 2_000n * TRX, 'ENERGY');
  yield* freeze(session, 'stakes for votes', dave, TRX, 'TRON_POWER');
  yield* freeze(session, 'stranger stakes', session.account('stranger'), TRX, 'ENERGY');
  yield* send(session, 'stakes the old way', dave, 'FreezeBalanceContract', {
    frozen_balance: TRX,
    frozen_duration: 3n,
    resource: 'ENERGY',
  });
  yield* send(session, 'unstakes the old way', dave, 'UnfreezeBalanceContract', {
    resource: 'ENERGY',
  });
  yield* freeze(session, 'dave stakes', dave, 10n * TRX, 'ENERGY');
  const lendTo = (id: string, receiver: Uint8Array) =>
    send(session, id, dave, 'DelegateResourceContract', {
      resource: 'ENERGY',
      balance: TRX,
      receiver_address: receiver,
    });
  yield* lendTo('lends to himself', addressBytes(dave.address));
  yield* lendTo('lends to a stranger', addressBytes(session.account('stranger').address));
  yield* lendTo('lends to nobody', new Uint8Array(0));
  yield* send(session, 'takes back what was never lent', dave, 'UnDelegateResourceContract', {
    resource: 'ENERGY',
    balance: TRX,
    receiver_address: addressBytes(bob.address),
  });
  yield* send(session, 'withdraws without unstaking', dave, 'WithdrawExpireUnfreezeContract', {});
}
