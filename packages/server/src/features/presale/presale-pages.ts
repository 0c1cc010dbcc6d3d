import { phaseOf, softCapShares } from '@vellum/api/token-launch/launch-stage';
import type { Address } from '@vellum/tron/address';
import type { Launch } from '../../launches/launch-reader.ts';
import { stageOf } from '../../launches/launch-stage.ts';
import type { SaleParts } from '../../launches/sale-parts.ts';
import { vestedLp } from '../../launches/vested-lp.ts';
import { type Page, readPage } from '../../platform/http/read-page.ts';
import { type PresaleStore, presaleStore, type TopBuyer } from './presale-store.ts';

const DAY_MS = 86_400_000;
const QUARTER = 4;
/** A success that nobody launches for so long can be failed by anyone. */
const LAUNCH_WINDOW = 3 * DAY_MS;

export type PresaleReads = SaleParts & Readonly<{ presales: PresaleStore }>;

export const presaleReads = (parts: SaleParts): PresaleReads => ({
  ...parts,
  presales: presaleStore(parts.database),
});

/** Terms of a presale and how far it is. */
export async function presaleDetail(
  parts: PresaleReads,
  token: Address,
  { chainTime }: Readonly<{ chainTime: number }>,
) {
  const launch = await parts.launch(token);
  const { presales } = parts;
  const [{ buyers, refunded }, spread, top] = await Promise.all([
    presales.totals(launch.presale),
    presales.owners(launch.presale),
    presales.topBuyers(launch.presale),
  ]);
  const state = stageOf(launch, chainTime);
  return {
    ...termsOf(launch),
    presaleAddress: launch.presale,
    basePoolAddress: launch.base_pool,
    pairAddress: launch.pair,
    owner: launch.presale_owner,
    sold: Number(launch.sold),
    raised: String(launch.sold * launch.share_price),
    buyers: Number(buyers),
    owners: {
      count: Number(spread.owners),
      largest: Number(spread.largest),
      topTen: Number(spread.ten),
    },
    topBuyers: top.map(shownBuyer),
    softCapShares: softCapShares({
      shares: Number(launch.shares),
      softCapRate: launch.soft_cap_rate,
    }),
    state,
    phase: phaseOf(state),
    outcome: outcomes[state],
    ...momentsOf(launch, state),
    lpForUsers: String(launch.lp_for_users),
    lpMinted: String(launch.lp_minted),
    lpClaimed: String(launch.lp_claimed),
    refunded: String(refunded),
  };
}

const shownBuyer = ({ buyer, owner, shares, paid }: TopBuyer) => ({
  ...{ address: buyer, owner, shares: Number(shares), paid: String(paid) },
});

const outcomes = {
  notStarted: null,
  inProgress: null,
  ended: 'succeeded',
  launched: 'succeeded',
  failed: 'failed',
} as const;

const termsOf = (launch: Launch) => ({
  startTime: Number(launch.start_time),
  endTime: Number(launch.end_time),
  presaleEthAmount: String(launch.share_price),
  maxTotalNum: Number(launch.shares),
  presaleMaxNum: Number(launch.shares_per_buyer),
  softCapRate: launch.soft_cap_rate,
  userLPShare: launch.user_lp_share,
  devLPShare: launch.creator_lp_share,
  devLPReceiver: launch.creator_lp_receiver,
  lpDistributionEnabled: true,
  vestingDelay: Number(launch.vesting_delay),
  vestingRate: launch.vesting_rate,
  vestingDis: Number(launch.vesting_interval),
  backingShare: launch.backing_share,
});

/** Leaving closes a quarter of the sale, at most a day, before its end. */
function momentsOf(launch: Launch, state: ReturnType<typeof stageOf>) {
  const [start, end] = [Number(launch.start_time), Number(launch.end_time)];
  const leaveUntil = end - Math.min(Math.floor((end - start) / 1000 / QUARTER) * 1000, DAY_MS);
  const isOpen = state === 'notStarted' || state === 'inProgress';
  const ended = Number(launch.sold_out_at ?? launch.end_time);
  return {
    leaveUntil: isOpen ? leaveUntil : null,
    failableFrom: state === 'ended' ? ended + LAUNCH_WINDOW : null,
    launchedAt: launch.launched_at === null ? null : Number(launch.launched_at),
  };
}

/** What an address holds in a presale. */
export async function presaleOf(parts: PresaleReads, user: Address, token: Address) {
  const [launch, { chainTime }] = await Promise.all([parts.launch(token), parts.position()]);
  const row = await parts.presales.buyer(launch.presale, user);
  const { shares = 0n, paid = 0n, claimed_lp = 0n, refunded = 0n } = row ?? {};
  const isDue = refunded === 0n && stageOf(launch, chainTime) === 'failed';
  return {
    user,
    preSaleCount: Number(shares),
    hasUnlockAmount: String(claimed_lp),
    userLastClaimedTime: row?.last_claim == null ? null : Number(row.last_claim),
    isReturn: refunded > 0n,
    vestedNow: String(vestedLp(launch, shares, chainTime) - claimed_lp),
    paid: String(paid),
    refund: String(isDue ? paid : 0n),
  };
}

type RecordQuestion = Page & Readonly<{ tokenAddress: Address; user?: Address | undefined }>;

/** What happened in a presale, the newest first. */
export async function recordPage(parts: PresaleReads, question: RecordQuestion) {
  const { tokenAddress, user, ...page } = question;
  const { head, solid } = await parts.position();
  const found = await readPage(page, (rows) => parts.presales.records(tokenAddress, user, rows));
  const list = found.list.map((row) => ({
    user: row.buyer,
    kind: row.kind,
    shares: Number(row.shares),
    amount: String(row.amount),
    at: Number(row.at),
    txid: row.txid,
    final: row.block <= solid,
  }));
  return { ...found, list, asOf: { head, solid } };
}

/** Everything an address can take back now. */
export async function refundsOf(parts: PresaleReads, user: Address) {
  const { chainTime } = await parts.caughtUp();
  const rows = await parts.presales.refunds(user, chainTime);
  return {
    list: rows.map((row) => ({
      tokenAddress: row.token,
      tokenName: row.token_name,
      tokenSymbol: row.token_symbol,
      kind: row.kind,
      contract: row.contract,
      shares: Number(row.shares),
      refund: String(row.refund),
    })),
    total: String(rows.reduce((sum, { refund }) => sum + refund, 0n)),
  };
}
