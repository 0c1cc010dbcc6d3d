import { trc20, wtrx } from '../../clients/coins.ts';
import { router } from '../../clients/dex.ts';
import type { CompiledContract } from '../../scripts/solc.ts';
import { type Flow, giveVlm } from './flow.ts';
import { deployReference } from './references.ts';
import { DAY, TRX } from './world.ts';

type Codes = ReadonlyMap<string, CompiledContract>;
/** Steps on references; actions that ours has too carry the same name. */
export type ReferenceFlow = (flow: Flow, codes: Codes) => Promise<void>;

const FOREVER = 2n ** 40n;

/** The steps of `lpStaking` on the reference, with the same coins. */
export async function stakingReference(flow: Flow, codes: Codes): Promise<void> {
  const { act, at, deployer, user, send, pass } = flow;
  const [ada, ben] = [user(0), user(1)];
  const [lp, reward] = [at['vlmWtrx']!, at['wtrx']!];
  const pool = await deployReference(flow, codes.get('StakingReference'), [lp, reward]);
  const amount = 1_000n * TRX;
  for (const who of [ada, ben]) {
    await send(deployer, lp, trc20.transfer(who.address, amount * 2n));
    await send(who, lp, trc20.approve(pool.address, amount * 2n));
  }
  await send(deployer, reward, wtrx.wrap(1_000n * TRX));
  await send(deployer, reward, trc20.transfer(pool.address, 1_000n * TRX));
  await send(deployer, pool.address, pool.call('notifyRewardAmount', [1_000n * TRX, 30n * DAY]));
  await act('stake: stake, first', ada, pool.address, pool.call('stake', [amount]));
  await act('stake: stake, more', ada, pool.address, pool.call('stake', [amount / 2n]));
  await send(ben, pool.address, pool.call('stake', [amount]));
  await pass(DAY);
  await act('stake: claim, first', ada, pool.address, pool.call('getReward', []));
  await pass(DAY);
  await act('stake: claim, again', ada, pool.address, pool.call('getReward', []));
  await act('stake: withdraw', ada, pool.address, pool.call('withdraw', [amount / 4n]));
  await act('stake: exit', ben, pool.address, pool.call('exit', []));
}

export async function nftReference(flow: Flow, codes: Codes, name: string): Promise<void> {
  const { act, deployer, send, user } = flow;
  const [ada, ben] = [user(0), user(1)];
  const nft = await deployReference(flow, codes.get(name));
  const start = name === 'Erc721AReference' ? 0n : 1n;
  await act(`${name}: mint, first of an address`, ada, nft.address, nft.call('mint', []));
  await act(`${name}: mint, another`, ada, nft.address, nft.call('mint', []));
  const move = nft.call('transferFrom', [ada.address, ben.address, start]);
  await act(`${name}: transfer to a new holder`, ada, nft.address, move);
  await send(ada, nft.address, nft.call('approve', [ben.address, start + 1n]));
  const another = nft.call('approve', [deployer.address, start + 1n]);
  await act(`${name}: approve`, ada, nft.address, another);
  const all = nft.call('setApprovalForAll', [ben.address, true]);
  await act(`${name}: approve for all`, ada, nft.address, all);
}

export async function saleReference(flow: Flow, codes: Codes): Promise<void> {
  const { act, deployer, user, send } = flow;
  const [ada, ben] = [user(0), user(1)];
  const sale = await deployReference(flow, codes.get('SaleReference'));
  await send(deployer, sale.address, sale.call('setLevel', [1n, TRX, 100n]));
  // The first sale of all pays for the level's own words.
  await send(ben, sale.address, sale.call('buy', [1n], TRX));
  await act('cards: buy, first of an address', ada, sale.address, sale.call('buy', [1n], TRX));
  await act('cards: buy, another', ada, sale.address, sale.call('buy', [1n], TRX));
}

/** The steps of `locking` on the reference. */
export async function lockReference(flow: Flow, codes: Codes): Promise<void> {
  const { act, at, user, send, now, pass } = flow;
  const ada = user(0);
  const coin = at['vlm']!;
  const lock = await deployReference(flow, codes.get('LockReference'));
  await giveVlm(flow, ada, 10_000n * TRX);
  await send(ada, coin, trc20.approve(lock.address, 10_000n * TRX));
  const until = now() + DAY;
  await act(
    'lock: lock, first ever',
    ada,
    lock.address,
    lock.call('lock', [coin, 1_000n * TRX, until]),
  );
  await act('lock: lock', ada, lock.address, lock.call('lock', [coin, 1_000n * TRX, until]));
  await act('lock: extend', ada, lock.address, lock.call('relock', [coin, 0n, until + DAY]));
  await pass(3n * DAY);
  await act('lock: unlock', ada, lock.address, lock.call('withdraw', [coin, 0n, 1_000n * TRX]));
}

/** Liquidity and swaps through the router, with the same coins on a DEX as its authors made it. */
export async function dexReference(flow: Flow, codes: Codes): Promise<void> {
  const { act, at, deployer, user, send, pass } = flow;
  const [ada, ben] = [user(0), user(1)];
  const [coin, wrapped] = [at['vlm']!, at['wtrx']!];
  const factory = await deployReference(flow, codes.get('UniswapV2Factory'), [deployer.address]);
  const peer = await deployReference(flow, codes.get('UniswapV2Router02'), [
    factory.address,
    wrapped,
  ]);
  for (const who of [ada, ben]) await giveVlm(flow, who, 100_000n * TRX);
  for (const who of [deployer, ada, ben]) {
    await send(who, coin, trc20.approve(peer.address, 100_000n * TRX));
  }
  const add = (who: typeof ada, tokens: bigint) =>
    peer.call('addLiquidityETH', [coin, tokens, 0n, 0n, who.address, FOREVER], tokens / 3n);
  await send(
    deployer,
    peer.address,
    peer.call(
      'addLiquidityETH',
      [coin, 30_000n * TRX, 0n, 0n, deployer.address, FOREVER],
      10_000n * TRX,
    ),
  );
  // One sun of WTRX in the router, as the recipe leaves it in our helper and router: both sides are warm.
  await send(deployer, wrapped, wtrx.wrap(1n));
  await send(deployer, wrapped, trc20.transfer(peer.address, 1n));
  await pass(10n);
  await act('liquidity: add, new LP', ada, peer.address, add(ada, 3_000n * TRX));
  await act('liquidity: add, again', ada, peer.address, add(ada, 3_000n * TRX));
  await act('liquidity: add with minimum', ben, peer.address, add(ben, 3_000n * TRX));
  const buy = peer.call(
    'swapExactETHForTokens',
    [0n, [wrapped, coin], ada.address, FOREVER],
    10n * TRX,
  );
  await act('dex: swap TRX for a coin', ada, peer.address, buy);
  const sell = peer.call('swapExactTokensForETH', [TRX, 0n, [coin, wrapped], ada.address, FOREVER]);
  await act('dex: swap a coin for TRX', ada, peer.address, sell);
}

/** The same swaps on the DEX of the embedded chain. */
export async function ownSwaps(flow: Flow): Promise<void> {
  const { act, at, user, send, pass } = flow;
  const ada = user(0);
  const [coin, wrapped, routerAt] = [at['vlm']!, at['wtrx']!, at['router']!];
  await giveVlm(flow, ada, 100_000n * TRX);
  await send(ada, coin, trc20.approve(routerAt, 100_000n * TRX));
  await pass(10n);
  const buy = router.swapTrx(10n * TRX, 0n, [wrapped, coin], ada.address, FOREVER);
  // The first touch after the first liquidity pays for the pair's price sums.
  await send(ada, routerAt, buy);
  await act('dex: swap TRX for a coin', ada, routerAt, buy);
  const sell = router.swapForTrx(TRX, 0n, [coin, wrapped], ada.address, FOREVER);
  await act('dex: swap a coin for TRX', ada, routerAt, sell);
}
