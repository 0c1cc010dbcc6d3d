import { priceOf } from '@vellum/api/numbers/price-unit';
import type { LaunchForm } from '@vellum/api/token-launch/launch-form';
import type { LaunchLimits } from '@vellum/api/token-launch/launch-limits';
import { launchPlan } from '@vellum/api/token-launch/launch-plan';
import { type LaunchPreview, launchPreview } from '@vellum/api/token-launch/launch-preview';
import { nothingSold, safetyFacts } from '@vellum/api/token-launch/safety-facts';
import { type SafetyScore, safetyScore, shownScore } from '@vellum/api/token-launch/safety-score';
import type { Address } from '@vellum/tron/address';
import type { FormField, JudgedForm } from './form-problems.ts';

/** What a buyer would be shown while the presale runs. Sun, base units, bps. */
export type BuyerView = Readonly<{
  sharePrice: bigint;
  /** What lies behind the LP of one share: TRX, and the tokens of a launch that sold out, which are the fewest. */
  shareTrx: bigint;
  shareTokens: bigint;
  /** Prices at the launch, when the soft cap and when the hard cap is reached. */
  lowPrice: bigint;
  highPrice: bigint;
  softCapBps: number;
  /** If everything is sold. */
  full: LaunchPreview;
  safety: SafetyScore;
  /** Of the safety score as much as a look-alike may have. */
  score: number;
}>;

/** Nobody's address, while nobody is connected: it changes no figure. */
const nobody = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' as Address;

/** Words say nothing about figures. */
const words: ReadonlySet<FormField> = new Set([
  'name',
  'symbol',
  'description',
  'website',
  'telegram',
  'twitter',
  'image',
  'startTime',
  'endTime',
  'devLpReceiver',
]);

/** Null until every figure and the limits are there and right; names and times may still be missing. */
export function buyerView(
  judged: JudgedForm,
  limits: LaunchLimits | null,
  isAlike = false,
): BuyerView | null {
  if (limits === null) return null;
  if ([...judged.problems.keys()].some((field) => !words.has(field))) return null;
  const form = { startTime: 0, endTime: 0, ...judged.partial } as LaunchForm;
  const plan = launchPlan({ ...form, name: form.name ?? '', symbol: form.symbol ?? '' }, nobody);
  const { presale } = plan;
  const full = launchPreview(plan, presale.shares, limits);
  const least = launchPreview(plan, full.softCapShares, limits);
  const safety = safetyOf(plan, full);
  return {
    sharePrice: presale.sharePrice,
    shareTrx: behindShare(full, full.pooled),
    shareTokens: behindShare(full, full.pooledTokens),
    lowPrice: priceOf(least.pooled, least.pooledTokens),
    highPrice: priceOf(full.pooled, full.pooledTokens),
    softCapBps: Number(presale.softCapRate),
    full,
    safety,
    score: shownScore(safety.score, isAlike ? 'alike' : null),
  };
}

function behindShare({ lpForUsers, lpTotal, sold }: LaunchPreview, pooled: bigint): bigint {
  return lpTotal === 0n ? 0n : (pooled * lpForUsers) / (lpTotal * sold);
}

/** The score while the presale runs and nobody holds a token yet. */
function safetyOf(plan: ReturnType<typeof launchPlan>, { creatorTokens }: LaunchPreview) {
  const { token, presale, tradeSupply } = plan;
  const facts = safetyFacts(
    {
      stage: 'inProgress',
      trade: tradeSupply > 0n ? 'closed' : 'none',
      presaleOwned: true,
      tradeOwned: true,
      presale,
      launchedAt: null,
      supply: token.totalSupply,
      tradeSupply,
      creatorSupply: creatorTokens,
      totalSupply: token.totalSupply,
      topTenHold: 0n,
      shares: nothingSold,
      lp: nothingSold,
      boughtInLaunchBlock: 0n,
      launchReserve: 0n,
    },
    0n,
  );
  return safetyScore(facts);
}
