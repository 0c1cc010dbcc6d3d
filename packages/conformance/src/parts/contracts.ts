import type { HexAddress } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { assemble, initCode, word } from '../code/assemble.ts';
import {
  CREATOR,
  CREATOR2,
  DESTRUCTOR,
  failures,
  forwarder,
  LOOP,
  REPENTANT,
  REVERTER,
  revertReason,
  STORE,
  SURROUNDINGS,
  TRANSIENT,
} from '../code/contracts.ts';
import type { Signer } from '../node/submit.ts';
import { concurrent } from '../session/concurrent.ts';
import { definePart } from '../session/define-part.ts';
import { childrenOf } from '../session/new-contracts.ts';
import { call, deploy } from '../session/send.ts';
import type { Session } from '../session/session.ts';

const wordOf = (address: HexAddress) => address.slice(2).padStart(64, '0');

/** Contracts: creation, storage, calls between them, failures of every kind, and what they cost. */
export const contracts = definePart('contracts', 6_000, async function* (session) {
  const names = [
    'storing',
    'failing',
    'creating',
    'destroying',
    'forwarding',
    'passing',
    'refused',
  ];
  const owners = await Promise.all(names.map((name) => session.funded(name, 800)));
  const [a, b, c, d, e, f, g] = owners as [Signer, Signer, Signer, Signer, Signer, Signer, Signer];
  yield* concurrent(
    storing(session, a),
    failing(session, b),
    creating(session, c),
    destroying(session, d),
    forwarding(session, e),
    passing(session, f),
    refusedDeployments(session, g),
  );
});

async function* storing(session: Session, owner: Signer) {
  const store = yield* deploy(session, 'store', owner, STORE);
  yield* call(session, 'stores', owner, store, word(1) + word(5));
  yield* call(session, 'stores again', owner, store, word(1) + word(6));
  yield* call(session, 'stores nothing', owner, store, word(1) + word(0));
  yield* call(session, 'stores what is there', owner, store, word(1) + word(0));
  yield* call(session, 'stores with money', owner, store, word(2) + word(1), { value: 1_000_000n });
  yield* call(session, 'calls with a low limit', owner, store, word(3) + word(1), {
    feeLimit: 1_000_000n,
  });
  yield* call(session, 'calls without a limit', owner, store, word(3) + word(1), { feeLimit: 0n });
  yield* call(session, 'calls with a limit too high', owner, store, '', {
    feeLimit: 15_000_000_001n,
  });
  yield* call(session, 'calls with a memo', owner, store, word(1) + word(1), { memo: 'a memo' });
  yield* call(session, 'calls with less than nothing', owner, store, '', { value: -1n });
  yield* call(session, 'calls with more than the balance', owner, store, '', { value: 10n ** 12n });
  yield* call(session, 'calls an account', owner, session.treasurer.address, word(1));
  yield* call(session, 'calls a stranger', owner, session.account('stranger').address, word(1));
  const place = yield* deploy(session, 'surroundings', owner, SURROUNDINGS, { value: 3_000_000n });
  yield* call(session, 'looks around', owner, place, '', { value: 7n });
  yield* session.readBoth('contract account', 'getaccount', { address: store });
  for (const route of ['getcontract', 'getcontractinfo']) {
    yield await session.read(route, `/wallet/${route}`, { value: store });
    yield await session.read(`${route}, paid`, `/wallet/${route}`, { value: place });
  }
}

async function* failing(session: Session, owner: Signer) {
  for (const [name, code] of Object.entries(failures)) {
    const contract = yield* deploy(session, name, owner, code);
    yield* call(session, `${name}: called`, owner, contract, '', { feeLimit: 20_000_000n });
  }
  const reverter = yield* deploy(session, 'reverter', owner, REVERTER);
  yield* call(session, 'reverts with a reason', owner, reverter, revertReason('no way'));
  yield* call(session, 'reverts with bytes', owner, reverter, 'abcdef');
  yield* call(session, 'reverts a payment', owner, reverter, '', { value: 5n });
  const loop = yield* deploy(session, 'loop', owner, LOOP);
  yield* call(session, 'runs out of energy', owner, loop, '', { feeLimit: 5_000_000n });
  yield await session.read('who failed', '/wallet/getaccount', { address: owner.address });
}

async function* creating(session: Session, owner: Signer) {
  const child = toHex(initCode(STORE));
  for (const [name, code] of [
    ['creator', CREATOR],
    ['creator2', CREATOR2],
  ] as const) {
    const creator = yield* deploy(session, name, owner, code);
    const { info } = yield* call(session, `${name}: creates`, owner, creator, child, {
      value: 10n,
    });
    const [address = '' as HexAddress] = childrenOf(info);
    yield* call(session, `${name}: calls the child`, owner, address, word(1) + word(9));
    yield* session.readBoth(`${name}: child account`, 'getaccount', { address });
    yield await session.read(`${name}: child`, '/wallet/getcontract', { value: address });
    yield await session.read(`${name}: child info`, '/wallet/getcontractinfo', { value: address });
    yield* call(session, `${name}: creates it again`, owner, creator, child);
    yield* call(
      session,
      `${name}: creates what fails`,
      owner,
      creator,
      failures['invalid opcode'],
      {
        feeLimit: 20_000_000n,
      },
    );
    yield* call(session, `${name}: creates what reverts`, owner, creator, failures['empty revert']);
    yield* call(session, `${name}: creates nothing`, owner, creator, '');
    yield* call(session, `${name}: pays too much for it`, owner, creator, child, {
      value: 10n ** 12n,
    });
  }
}

async function* destroying(session: Session, owner: Signer) {
  const heir = session.account('heir');
  const first = yield* deploy(session, 'destructor', owner, DESTRUCTOR, { value: 5_000_000n });
  yield* call(session, 'spares itself', owner, first);
  yield* call(session, 'destroys itself', owner, first, wordOf(heir.address));
  yield* call(session, 'calls what is gone', owner, first);
  yield await session.read('destroyed contract', '/wallet/getcontract', { value: first });
  yield await session.read('destroyed info', '/wallet/getcontractinfo', { value: first });
  yield* session.readBoth('destroyed account', 'getaccount', { address: first });
  yield* session.readBoth('heir', 'getaccount', { address: heir.address });
  const second = yield* deploy(session, 'destructor for itself', owner, DESTRUCTOR, { value: 9n });
  yield* call(session, 'destroys itself for itself', owner, second, wordOf(second));
  const init = fromHex(assemble('CALLER SELFDESTRUCT'));
  yield* deploy(session, 'destroyed while it is made', owner, '', { init, value: 4n });
}

async function* forwarding(session: Session, owner: Signer) {
  const store = yield* deploy(session, 'target', owner, STORE);
  const reverter = yield* deploy(session, 'refusing target', owner, REVERTER);
  for (const kind of ['CALL', 'CALLCODE', 'DELEGATECALL', 'STATICCALL'] as const) {
    const contract = yield* deploy(session, kind, owner, forwarder(kind), { value: 100n });
    const data = wordOf(store) + word(0) + word(8) + word(3);
    yield* call(session, `${kind} a contract`, owner, contract, data);
    yield* call(
      session,
      `${kind} with money`,
      owner,
      contract,
      wordOf(store) + word(10) + word(8) + word(4),
    );
    yield* call(
      session,
      `${kind} with too much money`,
      owner,
      contract,
      wordOf(store) + word(10n ** 9n),
    );
    yield* call(
      session,
      `${kind} what reverts`,
      owner,
      contract,
      `${wordOf(reverter)}${word(0)}abcd`,
    );
    yield* call(session, `${kind} nobody`, owner, contract, word(0xabcdef));
  }
  const repentant = yield* deploy(session, 'repentant', owner, REPENTANT, { value: 100n });
  yield* call(
    session,
    'undoes what it did',
    owner,
    repentant,
    wordOf(store) + word(1) + word(8) + word(5),
  );
}

async function* passing(session: Session, owner: Signer) {
  const payer = yield* deploy(session, 'payer', owner, forwarder('CALL'), { value: 50_000_000n });
  const fresh = session.account('paid by code');
  yield* call(session, 'pays a new account', owner, payer, wordOf(fresh.address) + word(2_000_000));
  yield* call(session, 'pays it again', owner, payer, wordOf(fresh.address) + word(1));
  yield* call(session, 'pays itself', owner, payer, wordOf(payer) + word(1));
  yield* call(session, 'pays its owner', owner, payer, wordOf(owner.address) + word(1));
  yield* session.readBoth('account paid by code', 'getaccount', { address: fresh.address });
  const transient = yield* deploy(session, 'transient', owner, TRANSIENT);
  yield* call(session, 'keeps for a moment', owner, transient, word(77));
  yield* call(session, 'keeps for another moment', owner, transient, word(78));
  yield* call(
    session,
    'keeps through a call',
    owner,
    payer,
    wordOf(transient) + word(0) + word(79),
  );
}

async function* refusedDeployments(session: Session, owner: Signer) {
  const make = (id: string, options: Parameters<typeof deploy>[4], runtime = STORE) =>
    deploy(session, id, owner, runtime, options);
  yield* make('with a percentage above 100', { percent: 101n });
  yield* make('with a percentage below nothing', { percent: -1n });
  yield* make('without energy of its owner', { originEnergyLimit: 0n });
  yield* make('with less than nothing', { value: -1n });
  yield* make('with more than the balance', { value: 10n ** 12n });
  yield* make('without a limit', { feeLimit: 0n });
  yield* make('with too low a limit', { feeLimit: 1_000_000n });
  yield* make('with a limit too high', { feeLimit: 15_000_000_001n });
  yield* make('that fails', { init: fromHex(assemble('INVALID')), feeLimit: 20_000_000n });
  yield* make('that reverts', { init: fromHex(assemble('PUSH0 PUSH0 REVERT')) });
  yield* make('of nothing', { init: new Uint8Array(0) });
  yield* make('that installs nothing', { init: fromHex(assemble('STOP')) });
  yield* make('that begins with ef', {}, 'ef00');
  yield* make('of a long code', {}, '00'.repeat(24_577));
  yield* make('with a long name in its ABI', {
    abi: {
      entrys: [
        {
          name: 'set',
          type: 'Function',
          stateMutability: 'Nonpayable',
          inputs: [{ name: 'slot', type: 'uint256' }],
        },
      ],
    },
  });
}
