import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { presale } from '@vellum/contracts/presale';
import { tokenFactory } from '@vellum/contracts/token-launch';
import { trade } from '@vellum/contracts/trade';
import { type CheckGround, differs } from './check-ground.ts';

/** Tokens with their presales, trades and holders. */
export async function launchScreens(ground: CheckGround): Promise<string[]> {
  const who = ground.users[0]!;
  const rows = await ground.rows(who, paths.tokenLaunch.list);
  const count = await ground.read('tokenFactory', tokenFactory.launchCount());
  const found = differs('launches', rows.length, count);
  for (const { tokenAddress, tokenSymbol } of rows) {
    const lines = [...(await sale(ground, tokenAddress)), ...(await holders(ground, tokenAddress))];
    found.push(...lines.map((line) => `${tokenSymbol} ${line}`));
  }
  return found;
}

async function sale(ground: CheckGround, tokenAddress: string): Promise<string[]> {
  const who = ground.users[0]!;
  const page = await ground.shown(who, paths.presale.get, { tokenAddress });
  const kept = await ground.readAt(page.presaleAddress, presale.data());
  const inside = await ground.shown(who, paths.trade.get, { tokenAddress });
  const { sold } = await ground.readAt(inside.tradeAddress, trade.data());
  const found = [
    ...differs('sold', page.sold, kept.sold),
    ...differs('raised', page.raised, kept.raised),
    ...differs('sold inside', inside.sold, sold),
  ];
  for (const user of ground.users) {
    const mine = await ground.shown(user, paths.presale.mine, { tokenAddress });
    if (!mine || mine.preSaleCount === 0) continue;
    const { shares } = await ground.readAt(page.presaleAddress, presale.buyer(user.hex));
    found.push(...differs(`shares of ${user.address}`, mine.preSaleCount, shares));
  }
  return found;
}

async function holders(ground: CheckGround, tokenAddress: string): Promise<string[]> {
  const page = await ground.shown(ground.users[0]!, paths.tokenLaunch.listHolders, {
    tokenAddress,
  });
  const found: string[] = [];
  for (const { address, balance, amount } of page?.list ?? []) {
    const has = await ground.readAt(tokenAddress as never, trc20.balanceOf(address));
    found.push(...differs(`balance of ${address}`, balance ?? amount, has));
  }
  return found;
}
