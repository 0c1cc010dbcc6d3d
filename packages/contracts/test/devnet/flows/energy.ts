import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { getAccountResource } from '@vellum/tron/client/accounts';
import { TronWeb } from 'tronweb';
import { expect } from 'vitest';
import { trc20 } from '../../../clients/coins.ts';
import { energyDesk } from '../../../clients/energy.ts';
import type { Flow } from '../flow.ts';
import { TRX, type User } from '../world.ts';

const HOUR = 3_600n;
const ENERGY = 200_000n;
const STAKE = 100_000n * TRX;
type Native = 'freezeBalanceV2' | 'delegateResource' | 'undelegateResource';

/** Native transactions of the operator, made, signed and sent by TronWeb. */
function natives({ devnet }: Flow, who: User) {
  const tronWeb = new TronWeb({ fullHost: devnet.url! });
  const owner = fromHexAddress(who.address);
  return async (name: Native, sun: bigint, receiver?: HexAddress) => {
    const build = tronWeb.transactionBuilder;
    const amount = Number(sun);
    const made =
      receiver === undefined
        ? build.freezeBalanceV2(amount, 'ENERGY', owner)
        : build[name as 'delegateResource'](amount, fromHexAddress(receiver), 'ENERGY', owner);
    const signed = await tronWeb.trx.sign(await made, who.privateKey);
    expect((await tronWeb.trx.sendRawTransaction(signed)).result).toBe(true);
  };
}

/** A desk whose operator has staked; the crowd's stake makes a TRX worth 224 energy a day. */
async function openDesk(flow: Flow) {
  const { deployer, user } = flow;
  await natives(flow, user(5))('freezeBalanceV2', 800_000_000n * TRX);
  const native = natives(flow, deployer);
  await native('freezeBalanceV2', STAKE);
  return { desk: flow.at['energyDesk']!, native, operator: deployer };
}

/** Rented, lent, used for an action that burns nothing, taken back; the operator is paid at the end. */
export async function energyRented(flow: Flow): Promise<void> {
  const { act, at, user, deployer, read, refusal, send, pass, balance, client } = flow;
  const [ada, ben] = [user(0), user(1)];
  const { desk, native, operator } = await openDesk(flow);
  const price = await read(desk, energyDesk.priceOf(ENERGY, 2n));
  expect(price).toBe((ENERGY * (40_000n + 2n * 1_700n)) / 1_000n);
  const free = await read(desk, energyDesk.freeStake());
  expect(free).toBe(STAKE);
  const rent = energyDesk.rent(ada.address, ENERGY, 2n, price);
  await act('energy: rent', ben, desk, rent);
  const { stake, state } = await read(desk, energyDesk.rental(1n));
  expect(state).toBe('waiting');
  expect(await read(desk, energyDesk.freeStake())).toBe(free - stake);

  expect(await refusal(deployer, desk, energyDesk.deliver(1n))).toBe('EnergyDeskNotCovered');
  await native('delegateResource', stake - TRX, ada.address);
  expect(await refusal(deployer, desk, energyDesk.deliver(1n))).toBe('EnergyDeskNotCovered');
  await native('delegateResource', TRX, ada.address);
  await act('energy: show the delivery', operator, desk, energyDesk.deliver(1n));
  expect(await refusal(ben, desk, energyDesk.deliver(1n))).toBe('EnergyDeskNotOperator');
  const lent = await getAccountResource(client, ada.address);
  expect(lent.energyLimit).toBeGreaterThanOrEqual(ENERGY);
  expect(lent.energyLimit).toBeLessThan(ENERGY + 300n);
  expect(await refusal(ben, desk, energyDesk.refund(1n))).toBe('EnergyDeskCovered');

  // What ada does now burns no energy.
  const before = await balance(ada.address);
  await send(ada, at['vlm']!, trc20.approve(ben.address, 5n));
  expect(before - (await balance(ada.address))).toBeLessThan(TRX);
  expect((await getAccountResource(client, ada.address)).energyUsed).toBeGreaterThan(20_000n);

  expect(await refusal(ben, desk, energyDesk.settle(1n))).toBe('EnergyDeskTooEarly');
  await pass(2n * HOUR + 1n);
  const paid = await balance(operator.address);
  await act('energy: settle', ben, desk, energyDesk.settle(1n));
  expect((await balance(operator.address)) - paid).toBe(price);
  await native('undelegateResource', stake, ada.address);
  expect((await getAccountResource(client, ada.address)).energyLimit).toBe(0n);
  expect(await read(desk, energyDesk.lentTo(ada.address))).toBe(0n);
  expect(await refusal(ben, desk, energyDesk.refund(1n))).toBe('EnergyDeskWrongState');
}

/** Late, taken back early, or for someone who cannot have it: the buyer keeps the money. */
export async function energyNotDelivered(flow: Flow): Promise<void> {
  const { act, at, user, deployer, read, refusal, send, pass, balance } = flow;
  const [ada, ben] = [user(0), user(1)];
  const { desk, native } = await openDesk(flow);
  const price = await read(desk, energyDesk.priceOf(ENERGY, 1n));
  const rentFor = (receiver: HexAddress, energy = ENERGY, value = price) =>
    energyDesk.rent(receiver, energy, 1n, value);
  const stranger = `41${'77'.repeat(20)}` as HexAddress;
  for (const receiver of [stranger, at['vlm']!, deployer.address]) {
    expect(await refusal(ada, desk, rentFor(receiver))).toBe('EnergyDeskInvalidReceiver');
  }
  expect(await refusal(ada, desk, rentFor(ada.address, ENERGY, price - 1n))).toBe(
    'EnergyDeskWrongPayment',
  );
  const most = await read(desk, energyDesk.priceOf(100_000_000n, 1n));
  expect(await refusal(ada, desk, rentFor(ben.address, 100_000_000n, most))).toBe(
    'EnergyDeskNoCapacity',
  );

  await send(ada, desk, rentFor(ada.address));
  expect(await refusal(ben, desk, energyDesk.refund(1n))).toBe('EnergyDeskTooEarly');
  await pass(601n);
  expect(await refusal(deployer, desk, energyDesk.deliver(1n))).toBe('EnergyDeskTooLate');
  const late = await balance(ada.address);
  await act('energy: refund what was late', ben, desk, energyDesk.refund(1n));
  expect((await balance(ada.address)) - late).toBe(price);

  await send(ada, desk, rentFor(ada.address));
  const { stake } = await read(desk, energyDesk.rental(2n));
  await native('delegateResource', stake, ada.address);
  await send(deployer, desk, energyDesk.deliver(2n));
  await native('undelegateResource', stake, ada.address);
  expect(await refusal(ben, desk, energyDesk.settle(2n))).toBe('EnergyDeskTooEarly');
  const taken = await balance(ada.address);
  await act('energy: refund a cancelled rental', ben, desk, energyDesk.refund(2n));
  expect((await balance(ada.address)) - taken).toBe(price);
  expect(await balance(desk)).toBe(0n);
  expect(await read(desk, energyDesk.waitingStake())).toBe(0n);
}
