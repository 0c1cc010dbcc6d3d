import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { presale } from '@vellum/contracts/presale';
import { tokenFactory } from '@vellum/contracts/token-launch';
import { trade } from '@vellum/contracts/trade';
import { type CheckContext, differs } from './check-context.ts';

/** Tokens with their presales, trades and holders. */
export async function launchScreens(context: CheckContext): Promise<string[]> {
  const who = context.users[0]!;
  const rows = await context.rows(who, paths.tokenLaunch.list);
  const count = await context.read('tokenFactory', tokenFactory.launchCount());
  const found = differs('launches', rows.length, count);
  for (const { tokenAddress, tokenSymbol } of rows) {
    const lines = [
      ...(await sale(context, tokenAddress)),
      ...(await holders(context, tokenAddress)),
    ];
    found.push(...lines.map((line) => `${tokenSymbol} ${line}`));
  }
  return found;
}

async function sale(context: CheckContext, tokenAddress: string): Promise<string[]> {
  const who = context.users[0]!;
  const page = await context.shown(who, paths.presale.get, { tokenAddress });
  const kept = await context.readAt(page.presaleAddress, presale.data());
  const inside = await context.shown(who, paths.trade.get, { tokenAddress });
  const { sold } = await context.readAt(inside.tradeAddress, trade.data());
  const found = [
    ...differs('sold', page.sold, kept.sold),
    ...differs('raised', page.raised, kept.raised),
    ...differs('sold inside', inside.sold, sold),
  ];
  for (const user of context.users) {
    const mine = await context.shown(user, paths.presale.mine, { tokenAddress });
    if (!mine || mine.preSaleCount === 0) continue;
    const { shares } = await context.readAt(page.presaleAddress, presale.buyer(user.hex));
    found.push(...differs(`shares of ${user.address}`, mine.preSaleCount, shares));
  }
  return found;
}

async function holders(context: CheckContext, tokenAddress: string): Promise<string[]> {
  const page = await context.shown(context.users[0]!, paths.tokenLaunch.listHolders, {
    tokenAddress,
  });
  const found: string[] = [];
  for (const { address, balance, amount } of page?.list ?? []) {
    const has = await context.readAt(tokenAddress as never, trc20.balanceOf(address));
    found.push(...differs(`balance of ${address}`, balance ?? amount, has));
  }
  return found;
}
