import type { LaunchDraft } from '@vellum/api/token-launch/launch-rule';
import type { DraftTexts } from './draft/draft.ts';
import { percent } from './draft/read-draft.ts';

const BPS = 10_000;

/** Hundredths of a percent that always make a whole, or `over` tells by how much they are too many. */
export type PercentSplit<Name extends string> = Readonly<Record<Name | 'over', number>>;

type SupplyParts = PercentSplit<'liquidity' | 'trade' | 'creator'>;

/** Liquidity, internal trade, and the rest for the creator. */
export function supplyShares(form: LaunchDraft): SupplyParts {
  const { supply = 0n, lpSupply = 0n, tradeSupply = 0n } = form;
  const liquidity = shareOf(lpSupply, supply);
  // Rounded up, as it was typed: the trade's part was cut to whole shares.
  const trade = shareOf(tradeSupply, supply, true);
  const rest = BPS - liquidity - trade;
  return { liquidity, trade, creator: Math.max(0, rest), over: Math.max(0, -rest) };
}

/** The same as typed: they can be shown before the supply is known. */
export function typedShares(texts: Pick<DraftTexts, 'lpSupply' | 'tradeSupply'>): SupplyParts {
  const part = (text: string) => BigInt(percent(text) ?? 0);
  const [lpSupply, tradeSupply] = [part(texts.lpSupply), part(texts.tradeSupply)];
  return supplyShares({ supply: BigInt(BPS), lpSupply, tradeSupply });
}

/** Buyers, creator, and the rest that is burned. */
export function lpShares(form: LaunchDraft): PercentSplit<'users' | 'creator' | 'burned'> {
  const creator = form.devShare ?? 0;
  const users = form.userLpShare ?? BPS - Math.min(creator, BPS);
  const rest = BPS - users - creator;
  return { users, creator, burned: Math.max(0, rest), over: Math.max(0, -rest) };
}

function shareOf(part: bigint, whole: bigint, up = false): number {
  if (whole === 0n) return 0;
  return Number((part * BigInt(BPS) + (up ? whole - 1n : 0n)) / whole);
}
