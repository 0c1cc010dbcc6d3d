import type { HexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cards } from '../../clients/cards.ts';
import { trc20 } from '../../clients/coins.ts';
import type { WriteCall } from '../../clients/contract-face.ts';
import { liquidityHelper } from '../../clients/liquidity.ts';
import { ownership } from '../../clients/ownership.ts';
import { presale } from '../../clients/presale.ts';
import { tokenFactory } from '../../clients/token-launch.ts';
import { trade } from '../../clients/trade.ts';
import { type Flow, flowOn } from './flow.ts';
import { createLaunch, type Launch, launchPlan, presalePlan } from './flows/launch.ts';
import { createWorld, DAY, NOBODY, TRX } from './world.ts';

const DENIED = 'OwnableUnauthorizedAccount';

let flow: Flow;
let launch: Launch;
let start: bigint;
beforeAll(async () => {
  flow = flowOn(await createWorld());
  start = flow.now() + 2n * DAY;
  launch = await createLaunch(flow, 'create', flow.user(0), launchPlan(start, flow.user(0)));
});
afterAll(() => flow.devnet.close());

/** What the timelock, which is the owner of everything of ours, could do now. */
function byTimelock(contract: string, call: WriteCall): Promise<string> {
  return flow.refusal({ address: flow.at['timelock']!, privateKey: '' }, flow.at[contract]!, call);
}

async function onlyCreator(contract: HexAddress, call: WriteCall): Promise<void> {
  expect(await flow.refusal(flow.user(1), contract, call)).toBe(DENIED);
  expect(await flow.refusal(flow.user(0), contract, call)).toBe('accepted');
}

async function onlyTimelock(contract: string, call: WriteCall): Promise<void> {
  expect(await flow.refusal(flow.deployer, flow.at[contract]!, call)).toBe(DENIED);
  expect(await byTimelock(contract, call)).toBe('accepted');
}

describe('what owners can do, and others cannot', () => {
  test('S6.03 the creator sets presale config and status', async () => {
    const plan = presalePlan(start + DAY, flow.user(0));
    await onlyCreator(launch.presale, presale.setPlan(plan));
    await onlyCreator(launch.presale, presale.cancel());
  });

  test('S6.04 the creator sets trade config, status and whitelist', async () => {
    const plan = { ...launchPlan(start, flow.user(0)).trade, sharePrice: 5n * TRX };
    await onlyCreator(launch.trade, trade.setPlan(plan));
    await onlyCreator(launch.trade, trade.cancel());
    await onlyCreator(launch.trade, trade.allow([flow.user(2).address], true));
  });

  test('S6.06 the owner sets card levels and their metadata', async () => {
    const fund = flow.user(3).address;
    const settings = {
      name: 'Bronze',
      pledgeTime: 30n * DAY,
      price: TRX,
      pricedInU: false,
      isOpen: true,
      weight: 20n,
      fund,
    };
    await onlyTimelock('cards', cards.setLevel(1n, settings));
    await onlyTimelock('cards', cards.setUri(1n, '/new.json'));
  });

  test('S6.07 the owner sets the slippage of the liquidity helper', async () => {
    await onlyTimelock('liquidityHelper', liquidityHelper.setSlippage(50n));
  });

  test('S6.08 the owner withdraws what belongs to no user', async () => {
    await flow.send(
      flow.deployer,
      flow.at['vlm']!,
      trc20.transfer(flow.at['liquidityHelper']!, 5n),
    );
    await onlyTimelock('liquidityHelper', liquidityHelper.withdrawStray(flow.at['vlm']!));
  });

  test('S6.09 ownership is transferred in two steps or renounced', async () => {
    await onlyCreator(launch.presale, ownership.renounce());
    await onlyCreator(launch.presale, ownership.transfer(flow.user(4).address));
    await flow.send(flow.user(0), launch.presale, ownership.transfer(flow.user(4).address));
    expect(await flow.read(launch.presale, ownership.owner())).toBe(flow.user(0).address);
    await flow.send(flow.user(4), launch.presale, ownership.accept());
    expect(await flow.read(launch.presale, ownership.owner())).toBe(flow.user(4).address);
    await flow.send(flow.user(4), launch.presale, ownership.transfer(flow.user(0).address));
    await flow.send(flow.user(0), launch.presale, ownership.accept());
  });

  test('S6.11 S6.12 S6.13 S6.14 the factory owner sets fee and flag, sweeps to the vault, hands over', async () => {
    await onlyTimelock('tokenFactory', tokenFactory.setCreationFee(TRX));
    await onlyTimelock('tokenFactory', tokenFactory.setEnabled(false));
    await flow.send(flow.deployer, flow.at['vlm']!, trc20.transfer(flow.at['tokenFactory']!, 5n));
    await onlyTimelock('tokenFactory', tokenFactory.sweepCoin(flow.at['vlm']!));
    await onlyTimelock('tokenFactory', ownership.transfer(flow.user(4).address));
  });

  test('S4.05 S4.06 the numeric status is computed; the creator can only cancel', async () => {
    expect(await flow.read(launch.presale, presale.state())).toBe('not-started');
    expect(await flow.refusal(flow.user(0), launch.presale, presale.end())).toBe(
      'PresaleWrongStatus',
    );
    await flow.send(flow.user(0), launch.presale, presale.cancel());
    expect(await flow.read(launch.presale, presale.state())).toBe('failed');
    expect(await flow.read(launch.trade, trade.state())).toBe('cancelled');
  });

  test('the code that clones run has no owner', async () => {
    for (const code of ['presaleCode', 'tradeCode']) {
      expect(await flow.read(flow.at[code]!, ownership.owner())).toBe(NOBODY);
    }
  });
});
