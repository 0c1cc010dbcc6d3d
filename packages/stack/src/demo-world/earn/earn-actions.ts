import { burnMine } from '@vellum/contracts/burn-mining';
import { cards } from '@vellum/contracts/cards';
import { trc20 } from '@vellum/contracts/coins';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { feeVault } from '@vellum/contracts/fees';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import { locker } from '@vellum/contracts/locks';
import { streamStake, termStake } from '@vellum/contracts/staking';
import type { HexAddress } from '@vellum/tron/address';
import type { Person } from '../actor.ts';
import type { Member } from '../family.ts';
import type { ActionKind, PastActions } from '../past-actions.ts';
import { refreshPrices } from '../prices.ts';
import { asks, contract, DAY, passUntil, provide, type World } from '../world.ts';
import { allow, ready } from './earn-coins.ts';
import type { EarnAction, EarnActionOf } from './earn-fixtures.ts';

/** Where actions are performed, so many milliseconds before the present. */
export type EarnStage = Readonly<{
  world: World;
  past: PastActions;
  members: readonly Member[];
  before: number;
}>;

type Direction<K extends EarnAction['kind']> = ActionKind &
  Readonly<{
    /** Makes everything ready and gives the call; null when there is nothing to do. */
    make(stage: EarnStage, who: Person, action: EarnActionOf<K>): Promise<WriteCall | null>;
  }>;

/** The helper refuses more than the pair takes, so a little more of the coin is brought along than TRX. */
const vlmForTrx = (trx: bigint) => (trx * 31n) / 10n;
/** Any lock, stake or burn: only the function counts. */
const nobody = `41${'00'.repeat(20)}` as HexAddress;
const anyLock = { contract: 'locker', call: locker.lock(0n, nobody, 0n) };
const boughtLp = {
  contract: 'liquidityHelper',
  call: liquidityHelper.zapTrx(nobody, 0n, 0n),
};
const anyTerm = { contract: 'termStake', call: termStake.stake(0n, 0n, 0n) };

const directions: { [K in EarnAction['kind']]: Direction<K> } = {
  addLiquidity: {
    contract: 'liquidityHelper',
    call: liquidityHelper.add(nobody, 0n, 0n),
    make: async ({ world }, who, { trx }) =>
      liquidityHelper.add(contract(world, 'vlm'), await vlmFor(world, who, trx), trx),
  },
  buyLp: {
    ...boughtLp,
    async make({ world }, who, { trx }) {
      await refreshPrices(world);
      await provide(world, who, trx);
      return liquidityHelper.zapTrx(contract(world, 'vlm'), trx, 1n);
    },
  },
  stakeLp: {
    contract: 'lpStake',
    call: streamStake.stake(0n),
    async make({ world }, who, { percent }) {
      const part = await lpPart(world, who, percent, 'lpStake');
      return part === 0n ? null : streamStake.stake(part);
    },
  },
  leaveLp: {
    contract: 'lpStake',
    call: streamStake.exit(),
    async make({ world }, { signer }) {
      const staked = await asks(world, 'lpStake', streamStake.stakeOf(signer.address));
      return staked === 0n ? null : streamStake.exit();
    },
  },
  claimLp: {
    contract: 'lpStake',
    call: streamStake.claim(),
    make: async () => streamStake.claim(),
  },
  claimBurn: {
    contract: 'burnMine',
    call: burnMine.claim(),
    make: async () => burnMine.claim(),
  },
  claimCards: {
    contract: 'cards',
    call: cards.claimReward(),
    async make({ world }, { signer }) {
      const earned = await asks(world, 'cards', cards.earned(signer.address));
      return earned === 0n ? null : cards.claimReward();
    },
  },
  claimBonus: {
    contract: 'feeVault',
    call: feeVault.claimBonus(),
    async make({ world }, { signer }) {
      const owed = await asks(world, 'feeVault', feeVault.bonusOf(signer.address));
      return owed === 0n ? null : feeVault.claimBonus();
    },
  },
  takeCredit: {
    contract: 'cards',
    call: cards.withdrawCredit(),
    async make({ world }, { signer }) {
      const { credit } = await asks(world, 'cards', cards.accountOf(signer.address));
      return credit === 0n ? null : cards.withdrawCredit();
    },
  },
  stakeTerm: {
    ...anyTerm,
    async make({ world }, who, { amount, term }) {
      await ready(world, who, 'vlm', 'termStake', amount);
      const quote = await asks(world, 'termStake', termStake.quote(amount, term));
      return termStake.stake(amount, term, quote);
    },
  },
  closeTerm: {
    contract: 'termStake',
    call: termStake.close(0n),
    make: async (stage, who, { nth }) => whenMade(termIds(stage, who)[nth], termStake.close),
  },
  closeEarly: {
    contract: 'termStake',
    call: termStake.closeEarly(0n),
    make: async (stage, who, { nth }) => whenMade(termIds(stage, who)[nth], termStake.closeEarly),
  },
  lock: {
    ...anyLock,
    async make({ world }, who, { amount, days }) {
      await ready(world, who, 'vlm', 'locker', amount);
      return locker.lock(amount, contract(world, 'vlm'), days);
    },
  },
  lockLp: {
    ...anyLock,
    async make({ world }, who, { percent, days }) {
      const part = await lpPart(world, who, percent, 'locker');
      return part === 0n ? null : locker.lock(part, contract(world, 'vlmWtrx'), days);
    },
  },
  lockFor: {
    contract: 'locker',
    call: locker.lockFor(0n, nobody, 0n, nobody),
    async make({ world, members }, who, { amount, days, whom }) {
      await ready(world, who, 'vlm', 'locker', amount);
      const { address } = personAt(members, whom).signer;
      return locker.lockFor(amount, contract(world, 'vlm'), days, address);
    },
  },
  unlock: {
    contract: 'locker',
    call: locker.unlock(0n),
    make: async (stage, who, { nth }) => whenMade(lockKeys(stage, who)[nth], locker.unlock),
  },
  releaseLp: {
    contract: 'locker',
    call: locker.unlock(0n),
    make: async (stage, who, { nth }) =>
      whenMade(lockKeys(stage, who, boughtLp)[nth], locker.unlock),
  },
  extendLock: {
    contract: 'locker',
    call: locker.extend(0n, 0n),
    make: async (stage, who, { nth, days }) =>
      whenMade(lockKeys(stage, who)[nth], (key) => locker.extend(key, days)),
  },
  burn: {
    contract: 'burnMine',
    call: burnMine.burnAtMost(nobody, 0n, 0n),
    async make({ world }, who, { value }) {
      await refreshPrices(world);
      const coin = contract(world, 'vlm');
      const amount = await asks(world, 'burnMine', burnMine.coinFor(coin, value));
      const most = (amount * 101n) / 100n;
      await ready(world, who, 'vlm', 'burnMine', most);
      return burnMine.burnAtMost(coin, value, most);
    },
  },
  swapToBurn: {
    contract: 'burnMine',
    call: burnMine.swapToBurn(nobody, 0n),
    async make({ world }, who, { value }) {
      // Many swaps at once would run ahead of the average price, and be refused.
      await world.devnet.increaseTime(31 * 60_000);
      await world.devnet.mine();
      await refreshPrices(world);
      await ready(world, who, 'usdt', 'burnMine', value);
      return burnMine.swapToBurn(contract(world, 'vlm'), value);
    },
  },
};

/** Performs an action, unless the chain shows it or its day is long over: then the world grows without it. */
export function performEarnAction(stage: EarnStage, action: EarnAction): Promise<void> {
  const { world, past, members, before } = stage;
  // The entry of a kind takes actions of that kind.
  const direction = directions[action.kind] as Direction<EarnAction['kind']>;
  const who = personAt(members, action.who);
  return past.ensure(who, direction, async () => {
    if (world.devnet.chain.now() > world.present - before + DAY) return null;
    await passUntil(world, before);
    return direction.make(stage, who, action);
  });
}

export function personAt(members: readonly Member[], index: number): Person {
  const member = members[index];
  if (!member) throw new Error(`there is no member ${index}`);
  return member.who;
}

async function vlmFor(world: World, who: Person, trx: bigint): Promise<bigint> {
  await refreshPrices(world);
  await provide(world, who, trx);
  const amount = vlmForTrx(trx);
  await ready(world, who, 'vlm', 'liquidityHelper', amount);
  return amount;
}

async function lpPart(world: World, who: Person, percent: bigint, spender: string) {
  const has = await asks(world, 'vlmWtrx', trc20.balanceOf(who.signer.address));
  const part = (has * percent) / 100n;
  if (part > 0n) await allow(world, who, 'vlmWtrx', spender, part);
  return part;
}

function termIds({ past }: EarnStage, who: Person): bigint[] {
  return past.logsOf(who, anyTerm).flatMap((logs) =>
    logs.flatMap((log) => {
      const event = termStake.event(log);
      return event?.name === 'TermStaked' ? [event.arguments.id] : [];
    }),
  );
}

function lockKeys({ past }: EarnStage, who: Person, kind: ActionKind = anyLock): bigint[] {
  return past.logsOf(who, kind).flatMap((logs) =>
    logs.flatMap((log) => {
      const event = locker.event(log);
      return event?.name === 'Lock' ? [event.arguments.createTime] : [];
    }),
  );
}

const whenMade = (key: bigint | undefined, call: (key: bigint) => WriteCall) =>
  key === undefined ? null : call(key);
