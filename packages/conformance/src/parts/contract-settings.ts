import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { word } from '../code/assemble.ts';
import { LOOP, STORE } from '../code/contracts.ts';
import type { Signer } from '../node/submit.ts';
import { definePart } from '../session/define-part.ts';
import { call, deploy, send } from '../session/send.ts';
import type { Session } from '../session/session.ts';

const TRX = 1_000_000n;

const abi = {
  entrys: [
    {
      name: 'set',
      type: 'Function' as const,
      stateMutability: 'Nonpayable' as const,
      inputs: [
        { name: 'slot', type: 'uint256' },
        { name: 'value', type: 'uint256' },
      ],
    },
    {
      name: 'get',
      type: 'Function' as const,
      stateMutability: 'View' as const,
      constant: true,
      outputs: [{ type: 'uint256' }],
    },
    {
      name: 'Stored',
      type: 'Event' as const,
      inputs: [{ indexed: true, name: 'slot', type: 'uint256' }],
    },
  ],
};

/** Settings of contracts, and who pays for the energy of a call. */
export const contractSettings = definePart('contract settings', 2_200, async function* (session) {
  const [owner, user, poor] = (await Promise.all([
    session.funded('owner', 1_000),
    session.funded('user', 500),
    session.funded('poor', 3),
  ])) as [Signer, Signer, Signer];
  const contract = yield* deploy(session, 'with an ABI', owner, STORE, {
    abi,
    percent: 40n,
    originEnergyLimit: 9_000n,
  });
  yield* shares(session, owner, user, contract);
  yield* settings(session, owner, user, contract);
  const loop = yield* deploy(session, 'loop of its owner', owner, LOOP, { percent: 0n });
  yield* call(session, 'runs out of the energy of the owner', user, loop, '', {
    feeLimit: 3n * TRX,
  });
  yield* call(session, 'calls without money', poor, contract, word(9) + word(9), {
    feeLimit: 100n * TRX,
  });
});

async function* shares(session: Session, owner: Signer, user: Signer, contract: HexAddress) {
  yield* call(
    session,
    'pays alone, since the owner has no energy',
    user,
    contract,
    word(1) + word(1),
  );
  yield* send(session, 'owner stakes', owner, 'FreezeBalanceV2Contract', {
    frozen_balance: 300n * TRX,
    resource: 'ENERGY',
  });
  yield* call(session, 'pays a part, up to the limit', user, contract, word(2) + word(1));
  yield* call(session, 'owner pays all', owner, contract, word(3) + word(1));
  yield* send(session, 'user stakes', user, 'FreezeBalanceV2Contract', {
    frozen_balance: 100n * TRX,
    resource: 'ENERGY',
  });
  yield* call(session, 'both pay by stake', user, contract, word(4) + word(1));
  for (const [name, { address }] of [
    ['owner', owner],
    ['user', user],
  ] as const) {
    yield await session.read(`resources of the ${name}`, '/wallet/getaccountresource', { address });
    yield* session.readBoth(`account of the ${name}`, 'getaccount', { address });
  }
}

async function* settings(session: Session, owner: Signer, user: Signer, contract: HexAddress) {
  const contract_address = addressBytes(contract);
  const share = (id: string, by: Signer, percent: bigint, address = contract_address) =>
    send(session, id, by, 'UpdateSettingContract', {
      contract_address: address,
      consume_user_resource_percent: percent,
    });
  yield* share('user pays all', owner, 100n);
  yield* share('user pays too much', owner, 101n);
  yield* share('user pays less than nothing', owner, -1n);
  yield* share('user sets what others pay', user, 0n);
  yield* share('of no contract', owner, 0n, addressBytes(user.address));
  yield* share('of nobody', owner, 0n, new Uint8Array(0));
  const limit = (id: string, by: Signer, origin_energy_limit: bigint) =>
    send(session, id, by, 'UpdateEnergyLimitContract', { contract_address, origin_energy_limit });
  yield* limit('owner limits the energy', owner, 50_000n);
  yield* limit('owner limits to nothing', owner, 0n);
  yield* limit('user limits the energy', user, 1n);
  const body = { value: contract };
  yield await session.read('contract', '/wallet/getcontract', body);
  yield await session.read('contract, visible', '/wallet/getcontract', {
    value: session.base58({ address: contract }),
    visible: true,
  });
  yield await session.read('contract info', '/wallet/getcontractinfo', body);
  const view = {
    owner_address: user.address,
    contract_address: contract,
    function_selector: 'get()',
  };
  yield await session.read('draft of a view', '/wallet/triggersmartcontract', view);
  yield* send(session, 'user clears the ABI', user, 'ClearABIContract', { contract_address });
  yield* send(session, 'owner clears the ABI', owner, 'ClearABIContract', { contract_address });
  yield* send(session, 'owner clears the ABI again', owner, 'ClearABIContract', {
    contract_address,
  });
  yield await session.read('contract without ABI', '/wallet/getcontract', body);
}
