import { trc20 } from '@vellum/contracts/coins';
import type { ReadCall, WriteCall } from '@vellum/contracts/contract-face';
import { router } from '@vellum/contracts/dex';
import { type PresalePlan, presale } from '@vellum/contracts/presale';
import { type LaunchPlan, tokenFactory } from '@vellum/contracts/token-launch';
import type { TradePlan } from '@vellum/contracts/trade';
import { type Address, fromHexAddress, toHexAddress } from '@vellum/tron/address';
import { createClient } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { type CardWorld, cardWorld } from '../cards/card-world.ts';
import { callContract } from '../test-chain.ts';
import type { Person } from '../test-server.ts';

export const TRX = 1_000_000n;
export const HOUR = 3600;
export const DAY = 86_400;
const CREATION_FEE = 100n * TRX;
/** No deadline: nobody waits here. */
const EVER = 2n ** 40n;

export type Launched = Readonly<
  Record<'token' | 'presale' | 'trade' | 'basePool' | 'pair', Address>
>;

type Changes = Readonly<{
  token?: Partial<LaunchPlan['token']>;
  presale?: Partial<PresalePlan>;
  trade?: Partial<TradePlan>;
  supplies?: Partial<Pick<LaunchPlan, 'liquiditySupply' | 'tradeSupply'>>;
  /** Seconds from now until the start. */
  startsIn?: number;
  lasts?: number;
}>;

/** A server on a chain where people launch tokens by hand. */
export type SaleWorld = CardWorld &
  Readonly<{
    call(who: Person, contract: Address, call: WriteCall): Promise<string>;
    readAt<R>(contract: Address, call: ReadCall<R>): Promise<R>;
    /** Chain time in seconds. */
    now(): number;
    /** Moves the chain to a time in seconds, and mines a block there. */
    moveTo(seconds: number): Promise<void>;
    launch(creator: Person, changes?: Changes): Promise<Launched>;
    /** Fills a presale that has begun and launches it. */
    sellOut(of: Launched, buyers: readonly Person[], ender: Person): Promise<void>;
    /** Lets buyers take what is left of a presale that has begun, and launches it. */
    sellRest(of: Launched, buyers: readonly [Person, ...Person[]]): Promise<void>;
    buyOnPair(who: Person, token: Address, trx: bigint): Promise<string>;
    sellOnPair(who: Person, token: Address, tokens: bigint): Promise<string>;
    tokensOf(token: Address, who: Address): Promise<bigint>;
  }>;

export async function saleWorld(people: number, options = {}): Promise<SaleWorld> {
  const world = await cardWorld(people, options);
  const { chain, at, read } = world;
  const { devnet } = chain;
  const client = createClient({ fullNodes: [chain.url] });
  const call: SaleWorld['call'] = (who, contract, write) =>
    callContract(chain, who, contract, write);
  const readAt: SaleWorld['readAt'] = async (contract, { data, decode }) => {
    const here = toHexAddress(contract);
    return decode((await simulateCall(client, { caller: here, contract: here, data })).data);
  };
  const now = () => Math.floor(devnet.chain.head().timestamp / 1000);
  const moveTo = async (seconds: number) => {
    await devnet.increaseTime((seconds - now()) * 1000);
    await devnet.mine();
  };
  const tokensOf: SaleWorld['tokensOf'] = (token, who) => readAt(token, trc20.balanceOf(who));
  return {
    ...world,
    ...{ call, readAt, now, moveTo, tokensOf },
    async launch(creator, changes = {}) {
      const plan = planOf(creator.address, now(), changes);
      const index = await read('tokenFactory', tokenFactory.launchCount());
      await call(creator, at('tokenFactory'), tokenFactory.create(plan, CREATION_FEE));
      const made = await read('tokenFactory', tokenFactory.launch(index));
      const [token, sale] = [fromHexAddress(made.token), fromHexAddress(made.presale)];
      return {
        token,
        presale: sale,
        trade: fromHexAddress(made.trade),
        basePool: fromHexAddress(made.basePool),
        pair: fromHexAddress(await readAt(sale, presale.pair())),
      };
    },
    async sellOut(of, buyers, ender) {
      const { config } = await readAt(of.presale, presale.data());
      if (now() < Number(config.startTime)) await moveTo(Number(config.startTime));
      const each = config.maxTotalNum / BigInt(buyers.length);
      for (const buyer of buyers) {
        await call(buyer, of.presale, presale.buy(each, config.presaleEthAmount));
      }
      await call(ender, of.presale, presale.end());
    },
    async sellRest(of, buyers) {
      const { config, sold } = await readAt(of.presale, presale.data());
      let left = config.maxTotalNum - sold;
      for (const buyer of buyers) {
        const { shares } = await readAt(of.presale, presale.buyer(buyer.address));
        const room = config.presaleMaxNum - shares;
        const taken = BigInt(Math.min(Number(room), Number(left)));
        if (taken === 0n) continue;
        await call(buyer, of.presale, presale.buy(taken, config.presaleEthAmount));
        left -= taken;
      }
      await call(buyers[0], of.presale, presale.end());
    },
    buyOnPair: (who, token, trx) =>
      call(who, at('router'), router.swapTrx(trx, 0n, [at('wtrx'), token], who.address, EVER)),
    async sellOnPair(who, token, tokens) {
      await call(who, token, trc20.approve(at('router'), tokens));
      const path = [token, at('wtrx')];
      return call(who, at('router'), router.swapForTrx(tokens, 0n, path, who.address, EVER));
    },
  };
}

/** Twenty shares of 10 TRX, half of them needed; a fifth of the supply outside the pool. */
function planOf(creator: Address, now: number, changes: Changes): LaunchPlan {
  const { startsIn = HOUR, lasts = DAY } = changes;
  const start = now + startsIn;
  return {
    token: {
      ...{ name: 'Salt Works', symbol: 'SALT', totalSupply: 1_000_000n * TRX, lpBurn: null },
      ...changes.token,
    },
    presale: {
      ...{ startTime: BigInt(start), endTime: BigInt(start + lasts), sharePrice: 10n * TRX },
      ...{ shares: 20n, sharesPerBuyer: 10n, softCapRate: 5_000n, userLpShare: 7_000n },
      ...{ creatorLpShare: 1_000n, creatorLpReceiver: creator, backingShare: 0n },
      ...{ vestingDelay: BigInt(DAY), vestingRate: 2_500n, vestingInterval: BigInt(DAY) },
      ...changes.presale,
    },
    trade: {
      ...{ sharePrice: 5n * TRX, sharesPerBuyer: 4n, shares: 10n, tokensPerShare: 10_000n * TRX },
      ...changes.trade,
    },
    ...{ liquiditySupply: 800_000n * TRX, tradeSupply: 100_000n * TRX },
    ...changes.supplies,
  };
}
