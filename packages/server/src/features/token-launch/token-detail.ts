import type { ReplyOf } from '@vellum/api/endpoints/call-shape';
import { burnLeftBps } from '@vellum/api/swap/pool-burn';
import { vestingSpan } from '@vellum/api/token-launch/launch-stage';
import type { Concentration } from '@vellum/api/token-launch/safety-facts';
import type { tokenLaunch } from '@vellum/api/token-launch/token-launch';
import { hasEvidence, hashOfTexts, type TokenTexts } from '@vellum/api/token-launch/token-texts';
import type { Address } from '@vellum/tron/address';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { LpRow, MadeRow } from './detail-store.ts';
import type { LaunchParts } from './launch-parts.ts';
import { shownBurn, shownEdit, shownHolder } from './token-pages.ts';
import { findingsIn, listedToken } from './token-shape.ts';
import type { TokenRow } from './token-store.ts';

const MS = 1000n;
const SHOWN = { holders: 10, edits: 20, burns: 10, launches: 20 } as const;
const BPS = 10_000n;

type Detail = ReplyOf<typeof tokenLaunch.get>;

/** One token with everything the index has of it. */
export async function tokenDetail(parts: LaunchParts, token: Address): Promise<Detail> {
  const { tokens, texts, details } = parts;
  const { rows, head, solid } = await tokens.find(token);
  const [row] = rows;
  if (row === undefined) {
    // Its name is asked of the node, which is away.
    const code = (await tokens.isKnown(token)) ? 'CHAIN_UNAVAILABLE' : 'NOT_FOUND';
    throw new Refusal({ code });
  }
  const [holders, burns, burnedBps, edits, made, lp] = await Promise.all([
    tokens.holders(token, { offset: 0, limit: SHOWN.holders }),
    tokens.burns(token, { offset: 0, limit: SHOWN.burns }),
    tokens.burnedBps(token),
    texts.page(token, { offset: 0, limit: SHOWN.edits }),
    details.madeBy(row.creator),
    details.lpHolders(token),
  ]);
  return {
    ...listedToken(row),
    ...textsOf(row),
    launchedAt: row.launched_at === null ? null : Number(row.launched_at),
    launchBlock: row.launch_block,
    failedAt: row.failed_at === null ? null : Number(row.failed_at),
    refunded: String(row.refunded),
    presaleOwner: row.presale_owner,
    tradeOwner: row.trade_owner,
    terms: termsOf(row),
    supplies: suppliesOf(row),
    liquidity: liquidityOf(row),
    lpBurn: burnPlanOf(row, burnedBps),
    burns: burns.map(shownBurn),
    topHolders: holders.map((holder) => shownHolder(holder, row, parts.contracts.locker)),
    concentration: concentrationOf(row),
    backing: String(row.backing),
    launchesOfCreator: made[0]?.launches ?? 0,
    earlierLaunches: earlierOf(row, made),
    lpHolders: lpHoldersOf(row, lp),
    edits: { count: row.edits ?? 0, list: edits.map(shownEdit) },
    final: row.changed_block <= solid,
    asOf: { head, solid },
  };
}

/** The WTRX side of LP, as a removal would give it now. */
function lpHoldersOf(row: TokenRow, lp: readonly LpRow[]) {
  const isLaunched = row.launched_at !== null && row.lp_supply > 0n;
  const shown = ({ owner, amount }: LpRow) => ({
    address: owner,
    amount: String(amount),
    trx: String((amount * row.reserve_trx) / row.lp_supply),
    share: Number((amount * BPS) / row.lp_supply),
    isCreator: owner === row.creator,
  });
  return {
    count: isLaunched ? (lp[0]?.wallets ?? 0) : 0,
    burned: String(row.lp_burned),
    list: isLaunched ? lp.map(shown) : [],
  };
}

const earlierOf = (row: TokenRow, made: readonly MadeRow[]) =>
  made
    .filter(({ idx }) => idx < row.idx)
    .slice(0, SHOWN.launches)
    .map((launch) => ({
      tokenAddress: launch.token,
      tokenName: launch.name,
      tokenSymbol: launch.symbol,
      createdAt: Number(launch.created_at),
      stage: launch.stage,
      raised: String(launch.sold * launch.share_price),
      poolTrx: String(launch.reserve_trx),
    }));

function concentrationOf({ concentrations: { shares, lp, topTen } }: TokenRow) {
  const shown = ({ largest, topTen: ten, total }: Concentration) => ({
    ...{ largest: String(largest), topTen: String(ten), total: String(total) },
  });
  return { shares: shown(shares), lp: shown(lp), topTenTokens: String(topTen) };
}

function textsOf(row: TokenRow) {
  const texts: TokenTexts = row.texts ?? {};
  const { description = '', website = '', telegram = '', twitter = '' } = texts;
  return {
    ...{ description, website, telegram, twitter },
    review: findingsIn(row),
    evidence: evidenceOf(texts),
    textsHash: row.hash ?? hashOfTexts({}, null),
  };
}

function evidenceOf(texts: TokenTexts) {
  if (!hasEvidence(texts)) return null;
  const { issuer = '', claim = '', custodian = '', redemption = '', excluded = '' } = texts;
  const { documentUrl = '', documentHash = '', assetValue = '' } = texts;
  return {
    ...{ issuer, claim, custodian, redemption, excluded, documentUrl, documentHash, assetValue },
    attestedAt: Number(texts.attestedAt),
  };
}

const termsOf = (row: TokenRow) => ({
  userLpShare: row.user_lp_share,
  creatorLpShare: row.creator_lp_share,
  creatorLpReceiver: row.creator_lp_receiver,
  vestingDelay: Number(row.vesting_delay),
  vestingRate: row.vesting_rate,
  vestingInterval: Number(row.vesting_interval),
  backingShare: row.backing_share,
  changes: row.term_changes,
});

const suppliesOf = (row: TokenRow) => ({
  liquidity: String(row.liquidity_supply),
  creator: String(row.creator_supply),
  trade: String(row.trade_shares * row.tokens_per_share),
  burned: String(row.burned),
});

function liquidityOf(row: TokenRow) {
  const span = vestingSpan({
    launchedAt: row.launched_at === null ? null : Number(row.launched_at),
    vestingDelay: Number(row.vesting_delay * MS),
    vestingInterval: Number(row.vesting_interval * MS),
    vestingRate: row.vesting_rate,
  });
  if (span === null) return null;
  return {
    trx: String(row.reserve_trx),
    tokens: String(row.reserve_token),
    lpTotal: String(row.lp_supply),
    lpUsers: String(row.lp_for_users),
    lpUsersClaimed: String(row.lp_claimed),
    usersFreeFrom: span.first,
    usersFreeUntil: span.last,
    lpCreator: String(row.lp_for_creator),
    lpBurned: String(row.lp_burned),
    lpLocked: String(row.locked ?? 0n),
    lpLockedUntil: row.locked_until === null ? null : Number(row.locked_until),
  };
}

/** The next burn waits for its interval, and until all LP of the buyers is vested. */
function burnPlanOf(row: TokenRow, burnedBps: number) {
  const { burn_interval: interval, burn_rate: rate, burn_floor: floor, launched_at } = row;
  if (interval === null || rate === null || floor === null) return null;
  const plan = {
    ...{ interval: Number(interval), rate, floor: String(floor) },
    ...{ burned: String(row.pair_burned), left: burnLeftBps(burnedBps) },
  };
  const span = liquidityOf(row);
  if (launched_at === null || span === null) return { ...plan, next: null };
  const due = Number((row.last_pair_burn ?? launched_at) + interval * MS);
  return { ...plan, next: Math.max(due, span.usersFreeUntil) };
}
