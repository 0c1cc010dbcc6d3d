import type { HexAddress } from '@vellum/tron/address';
import { toSun } from '@vellum/tron/amount';
import { fromHex } from '@vellum/tron/bytes';
import { draftCall } from '@vellum/tron/contract-call';
import { buildTransaction, signTransaction } from '@vellum/tron/transaction';
import { testUsdt, trc20, wtrx } from '../../../clients/coins.ts';
import type { WriteCall } from '../../../clients/contract-face.ts';
import { pair as dexPair } from '../../../clients/dex.ts';
import { locker } from '../../../clients/locks.ts';
import { oracle } from '../../../clients/prices.ts';
import { compilerSettings } from '../../../scripts/compiler-settings.ts';
import { compile } from '../../../scripts/solc.ts';
import { gatherSources } from '../../../scripts/solidity-sources.ts';
import { deployReference, type Reference } from '../references.ts';
import { NOBODY, TRX, type User, type World } from '../world.ts';

/** Coins that are traded, and what one whole of each is worth in millionths of U where nobody bends anything. */
export const FAIR = { usdt: 1_000_000n, wtrx: 300_000n, vlm: 100_000n } as const;
export type Coin = keyof typeof FAIR;

/** A hostile contract with all the money it wants, a market outside that knows the fair prices, and a victim. */
export type HostileWorld = World &
  Readonly<{
    trader: Reference;
    market: Reference;
    attacker: User;
    victim: User;
    /** Signs and mines without a detour over HTTP; false when the contract refuses. */
    quick(who: User, contract: HexAddress, call: WriteCall): Promise<boolean>;
    reserves(pair: string, coin: Coin): Promise<Readonly<{ own: bigint; other: bigint }>>;
    /** What the hostile contract has, at fair prices, in millionths of U. */
    wealth(): Promise<bigint>;
    /** Time passes as it does with a keeper: prices are looked at every half hour. */
    wait(seconds: bigint): Promise<void>;
    /** Runs from here and comes back. */
    apart<T>(work: () => Promise<T>): Promise<T>;
  }>;

const PAIRS = ['vlmWtrx', 'vlmUsdt', 'wtrxUsdt'];
const HALF_HOUR = 1_800n;
const GRANT = { usdt: 1_000_000_000n * TRX, wtrx: 8_000_000n * TRX, vlm: 20_000_000n * TRX };

export async function hostileWorld(plain: World): Promise<HostileWorld> {
  const world = withoutHttp(plain);
  const [trader, market] = await hostileContracts(world);
  const [attacker, victim] = [world.user(0), world.user(1)];
  await equip(world, [trader, market]);
  const { at, devnet, read } = world;
  const quick: HostileWorld['quick'] = (who, contract, call) => submit(world, who, contract, call);
  const observe = async () => {
    for (const name of PAIRS) await quick(attacker, at['oracle']!, oracle.observe(at[name]!));
  };
  const wait = async (seconds: bigint) => {
    for (let left = seconds; left > 0n; left -= HALF_HOUR) {
      await world.pass(left < HALF_HOUR ? left : HALF_HOUR);
      await observe();
    }
  };
  // Two looks, so that an average is there from now on without a gap.
  await wait(3n * HALF_HOUR + 60n);
  return {
    ...world,
    trader,
    market,
    attacker,
    victim,
    quick,
    wait,
    async reserves(name, coin) {
      const { reserve0, reserve1 } = await read(at[name]!, dexPair.reserves());
      const isFirst = (await read(at[name]!, dexPair.token0())) === at[coin];
      return isFirst ? { own: reserve0, other: reserve1 } : { own: reserve1, other: reserve0 };
    },
    wealth: () => wealthOf(world, trader.address),
    async apart(work) {
      const mark = await devnet.snapshot();
      try {
        return await work();
      } finally {
        await devnet.revert(mark);
      }
    },
  };
}

async function hostileContracts(world: World): Promise<readonly [Reference, Reference]> {
  const units = gatherSources(['test/doubles/HostileTrader.sol']);
  const codes = compile('solc', units, compilerSettings);
  const made = (name: string) =>
    deployReference(
      world,
      codes.find((one) => one.name === name),
    );
  return [await made('HostileTrader'), await made('OutsideMarket')];
}

/** Coins for both contracts and for the victim, who has approved what is attacked. */
async function equip(world: World, [trader, market]: readonly [Reference, Reference]) {
  const { at, send, deployer } = world;
  const [attacker, victim, rich] = [world.user(0), world.user(1), world.user(2)];
  for (const { address } of [trader, market]) {
    await send(deployer, at['usdt']!, testUsdt.mint(address, GRANT.usdt));
    await send(deployer, at['vlm']!, trc20.transfer(address, GRANT.vlm));
    await send(rich, at['wtrx']!, wtrx.wrap(GRANT.wtrx));
    await send(rich, at['wtrx']!, trc20.transfer(address, GRANT.wtrx));
  }
  const trx = trader.call('unwrap', [at['wtrx']!, 1_000_000n * TRX]);
  await send(attacker, trader.address, trx);
  await send(deployer, at['usdt']!, testUsdt.mint(victim.address, 1_000_000n * TRX));
  await send(deployer, at['vlm']!, trc20.transfer(victim.address, 10_000_000n * TRX));
  await send(victim, at['usdt']!, trc20.approve(at['burnMine']!, 10n ** 15n));
  await send(victim, at['vlm']!, trc20.approve(at['liquidityHelper']!, 10n ** 15n));
}

/** Reads the chain in place: a connection that waits for thousands of blocks would be closed. */
const withoutHttp = (world: World): World => ({
  ...world,
  async read(contract, { data, decode }) {
    const call = { caller: NOBODY, target: contract, data, value: 0n };
    const answer = await world.devnet.chain.constantCall('head', call);
    if (answer.status !== 'run') throw new Error(answer.message);
    return decode(answer.outcome.returnData);
  },
  balance: (who) => world.devnet.chain.read('head', (state) => state.account(who)?.balance ?? 0n),
});

async function submit(
  { devnet }: World,
  who: User,
  contract: HexAddress,
  call: WriteCall,
): Promise<boolean> {
  const head = devnet.chain.head();
  const transaction = buildTransaction({
    ...draftCall({ ...call, caller: who.address, contract, value: toSun(call.value) }),
    reference: head,
    timestamp: head.timestamp,
    expiration: head.timestamp + 60_000,
  });
  const signed = signTransaction(transaction, fromHex(who.privateKey));
  const { code, message } = await devnet.chain.submit(signed);
  if (code !== 'SUCCESS') throw new Error(`${code}: ${message}`);
  return devnet.chain.find(signed.id)?.receipt?.result === 'SUCCESS';
}

/** Coins, TRX, and LP that waits in the locker, which stands for its part of both reserves at their fair prices. */
async function wealthOf({ at, read, balance }: World, who: HexAddress): Promise<bigint> {
  let sum = ((await balance(who)) * FAIR.wtrx) / TRX;
  for (const coin of ['usdt', 'wtrx', 'vlm'] as const) {
    sum += ((await read(at[coin]!, trc20.balanceOf(who))) * FAIR[coin]) / TRX;
  }
  return sum + (await lockedWorth({ at, read }, who));
}

async function lockedWorth({ at, read }: Pick<World, 'at' | 'read'>, who: HexAddress) {
  const count = await read(at['locker']!, locker.count());
  let lp = 0n;
  for (let index = 0n; index < count; index++) {
    const lock = await read(at['locker']!, locker.lockAt(index));
    if (lock.locker === who) lp += lock.amount;
  }
  if (lp === 0n) return 0n;
  const supply = await read(at['vlmWtrx']!, dexPair.totalSupply());
  const held = async (coin: Coin) =>
    ((await read(at[coin]!, trc20.balanceOf(at['vlmWtrx']!))) * FAIR[coin]) / TRX;
  return (((await held('vlm')) + (await held('wtrx'))) * lp) / supply;
}
