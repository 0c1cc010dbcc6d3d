import { trc20 } from '@vellum/contracts/coins';
import type { ReadCall, WriteCall } from '@vellum/contracts/contract-face';
import { router } from '@vellum/contracts/dex';
import { basePool, presale } from '@vellum/contracts/presale';
import { launchToken } from '@vellum/contracts/token-launch';
import { trade } from '@vellum/contracts/trade';
import type { HexAddress } from '@vellum/tron/address';
import { act, ask, type Person } from '../actor.ts';
import { personAt } from '../earn/earn-actions.ts';
import type { Member } from '../family.ts';
import type { PastActions } from '../past-actions.ts';
import { contract, DAY, passUntil, provide, TRX, type World } from '../world.ts';
import type { LaunchAction, LaunchActionOf } from './dated-actions.ts';
import type { Launched } from './launched-token.ts';

/** Where actions are performed, so many milliseconds before the present. */
export type LaunchStage = Readonly<{
  world: World;
  past: PastActions;
  members: readonly Member[];
  before: number;
  launch: Launched;
}>;

type Direction<K extends LaunchAction['kind']> = Readonly<{
  /** Which of the token's contracts is called; the router for none of them. */
  of: keyof Launched | 'router';
  /** Any call of the function. */
  call: WriteCall;
  /** Makes everything ready and gives the call; null when the contract would refuse it. */
  make(stage: LaunchStage, who: Person, action: LaunchActionOf<K>): Promise<WriteCall | null>;
}>;

const nobody = `41${'00'.repeat(20)}` as HexAddress;
/** Traders get this much at once, so that not every purchase needs a gift before it. */
const purse = 12_000n * TRX;
/** Seconds: of no use where nothing waits for a block. */
const patience = 600n;

const directions: { [K in LaunchAction['kind']]: Direction<K> } = {
  buyShares: {
    of: 'presale',
    call: presale.buy(0n, 0n),
    async make(stage, who, { shares }) {
      const { config, state } = await of(stage, 'presale', presale.data());
      if (state !== 'in-progress') return null;
      const price = config.presaleEthAmount;
      await provide(stage.world, who, BigInt(shares) * price);
      return presale.buy(BigInt(shares), price);
    },
  },
  leavePresale: {
    of: 'presale',
    call: presale.leave(0n),
    async make(stage, { signer }, { shares }) {
      const { shares: has } = await of(stage, 'presale', presale.buyer(signer.address));
      return has < BigInt(shares) ? null : presale.leave(BigInt(shares));
    },
  },
  launch: {
    of: 'presale',
    call: presale.end(),
    async make(stage, who) {
      await provide(stage.world, who, 500n * TRX);
      return whenIn(await of(stage, 'presale', presale.state()), 'ended', presale.end());
    },
  },
  claimLp: {
    of: 'presale',
    call: presale.claimVested(),
    async make(stage, { signer }) {
      const due = await of(stage, 'presale', presale.vestedOf(signer.address));
      return due === 0n ? null : presale.claimVested();
    },
  },
  refundShares: {
    of: 'presale',
    call: presale.refund(),
    async make(stage, { signer }) {
      const { shares, isRefunded } = await of(stage, 'presale', presale.buyer(signer.address));
      if (shares === 0n || isRefunded) return null;
      return whenIn(await of(stage, 'presale', presale.state()), 'failed', presale.refund());
    },
  },
  allowInside: {
    of: 'trade',
    call: trade.allow([], true),
    make: async ({ members }, _, { users }) =>
      trade.allow(
        users.map((user) => personAt(members, user).signer.address),
        true,
      ),
  },
  openInside: {
    of: 'trade',
    call: trade.open(0n),
    async make(stage, _, { until }) {
      const end = BigInt(Math.floor((stage.world.present - until * DAY) / 1000));
      return whenIn(await of(stage, 'trade', trade.state()), 'closed', trade.open(end));
    },
  },
  buyInside: {
    of: 'trade',
    call: trade.buy(0n, 0n),
    async make(stage, who, { shares }) {
      const price = await of(stage, 'trade', trade.sharePrice());
      await provide(stage.world, who, BigInt(shares) * price);
      const call = trade.buy(BigInt(shares), price);
      return whenIn(await of(stage, 'trade', trade.state()), 'open', call);
    },
  },
  endInside: {
    of: 'trade',
    call: trade.end(),
    make: async (stage) => whenIn(await of(stage, 'trade', trade.state()), 'open', trade.end()),
  },
  cancelInside: {
    of: 'trade',
    call: trade.cancel(),
    make: async (stage) => whenIn(await of(stage, 'trade', trade.state()), 'open', trade.cancel()),
  },
  refundInside: {
    of: 'trade',
    call: trade.refund(),
    make: async (stage) =>
      whenIn(await of(stage, 'trade', trade.state()), 'cancelled', trade.refund()),
  },
  unlockInside: {
    of: 'trade',
    call: trade.unlock(),
    make: async (stage) => whenIn(await of(stage, 'trade', trade.state()), 'ended', trade.unlock()),
  },
  takeProceeds: {
    of: 'trade',
    call: trade.withdrawProceeds(),
    make: async (stage) =>
      whenIn(await of(stage, 'trade', trade.state()), 'ended', trade.withdrawProceeds()),
  },
  burnFromPair: {
    of: 'token',
    call: launchToken.burnFromPair(),
    make: async () => launchToken.burnFromPair(),
  },
  buy: {
    of: 'router',
    call: router.swapTrx(0n, 0n, [], nobody, 0n),
    async make({ world, launch }, who, { trx }) {
      const paid = BigInt(trx) * TRX;
      if (await lacks(world, who, paid + 500n * TRX)) await provide(world, who, paid + purse);
      const path = [contract(world, 'wtrx'), launch.token];
      return router.swapTrx(paid, 1n, path, who.signer.address, soon(world));
    },
  },
  sell: {
    of: 'router',
    call: router.swapForTrx(0n, 0n, [], nobody, 0n),
    async make(stage, who, { percent }) {
      const { world, launch } = stage;
      const part = await partOf(stage, who, percent, contract(world, 'router'));
      const path = [launch.token, contract(world, 'wtrx')];
      return part === 0n
        ? null
        : router.swapForTrx(part, 1n, path, who.signer.address, soon(world));
    },
  },
  redeem: {
    of: 'basePool',
    call: basePool.redeem(0n, 0n),
    async make(stage, who, { percent }) {
      const part = await partOf(stage, who, percent, stage.launch.basePool);
      return part === 0n ? null : basePool.redeem(part, 1n);
    },
  },
};

/** Performs an action, unless the chain shows it or its day is long over: then the world grows without it. */
export function performLaunchAction(stage: LaunchStage, action: LaunchAction): Promise<void> {
  const { world, past, members, before, launch } = stage;
  // The entry of a kind takes actions of that kind.
  const { of: part, call, make } = directions[action.kind] as Direction<LaunchAction['kind']>;
  const who = personAt(members, action.who);
  const at = part === 'router' ? contract(world, 'router') : launch[part];
  return past.ensure(who, { at, call }, async () => {
    if (world.devnet.chain.now() > world.present - before + DAY) return null;
    await passUntil(world, before);
    return make(stage, who, action);
  });
}

/** Asks one of the token's contracts. */
const of = <R>({ world, launch }: LaunchStage, part: keyof Launched, call: ReadCall<R>) =>
  ask(world.client, launch[part], call);

const whenIn = <S extends string>(state: S, wanted: S, call: WriteCall): WriteCall | null =>
  state === wanted ? call : null;

const soon = ({ devnet }: World) => BigInt(Math.floor(devnet.chain.now() / 1000)) + patience;

const lacks = ({ devnet }: World, { signer }: Person, wanted: bigint) =>
  devnet.chain.read('head', (state) => (state.account(signer.address)?.balance ?? 0n) < wanted);

/** So much of what someone has of the token; whoever takes it may take all they will ever have. */
async function partOf(
  { world, launch }: LaunchStage,
  who: Person,
  percent: number,
  taker: HexAddress,
): Promise<bigint> {
  const { client } = world;
  const { address } = who.signer;
  const part =
    ((await ask(client, launch.token, trc20.balanceOf(address))) * BigInt(percent)) / 100n;
  if (part > 0n && (await ask(client, launch.token, trc20.allowance(address, taker))) < part) {
    await act(client, who, launch.token, trc20.approve(taker, 2n ** 255n));
  }
  return part;
}
