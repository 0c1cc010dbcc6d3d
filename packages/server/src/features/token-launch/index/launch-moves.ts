import { DEAD_ADDRESS } from '@vellum/contracts/coins';
import { type Address, type HexAddress, toHexAddress } from '@vellum/tron/address';
import { sumOf } from '../../../indexer/events/event-values.ts';
import { base58Of } from '../../../indexer/node/base58-of.ts';
import type { ChainEvent } from '../../../indexer/projection.ts';
import type { LaunchRow } from '../../../launches/launch-row.ts';

const MS = 1000n;
const ZERO = '410000000000000000000000000000000000000000';
const DEAD = toHexAddress(DEAD_ADDRESS);

type Move = (launch: LaunchRow, event: ChainEvent) => void;
type Moves = Readonly<Record<string, Readonly<Record<string, Move>>>>;

/** As contracts see the time: in whole seconds. */
const timeOf = ({ timestamp }: ChainEvent) => (BigInt(timestamp) / MS) * MS;
const hexOf = ({ args }: ChainEvent, name: string) => args[name] as HexAddress;

/** Spec §3: presale config, as its event carries it. */
type Terms = Readonly<
  Record<
    | 'startTime'
    | 'endTime'
    | 'presaleEthAmount'
    | 'maxTotalNum'
    | 'presaleMaxNum'
    | 'softCapRate'
    | 'userLPShare'
    | 'devLPShare'
    | 'vestingDelay'
    | 'vestingRate'
    | 'vestingDis'
    | 'backingShare',
    bigint
  > & { devLPReceiver: HexAddress }
>;

const ofPresale: Moves[string] = {
  ConfigSet(launch, { args }) {
    const terms = args['config'] as Terms;
    launch.start_time = terms.startTime * MS;
    launch.end_time = terms.endTime * MS;
    launch.share_price = terms.presaleEthAmount;
    launch.shares = terms.maxTotalNum;
    launch.shares_per_buyer = terms.presaleMaxNum;
    launch.soft_cap_rate = Number(terms.softCapRate);
    launch.user_lp_share = Number(terms.userLPShare);
    launch.creator_lp_share = Number(terms.devLPShare);
    launch.creator_lp_receiver = base58Of(terms.devLPReceiver);
    launch.vesting_delay = terms.vestingDelay;
    launch.vesting_rate = Number(terms.vestingRate);
    launch.vesting_interval = terms.vestingDis;
    launch.backing_share = Number(terms.backingShare);
    launch.term_changes += 1;
  },
  Bought(launch, event) {
    launch.sold += sumOf(event, 'shares');
    if (launch.sold === launch.shares) launch.sold_out_at = timeOf(event);
  },
  Left(launch, event) {
    launch.sold -= sumOf(event, 'shares');
  },
  Launched(launch, event) {
    launch.launched_at = timeOf(event);
    launch.launch_block = event.block;
    launch.lp_for_users = sumOf(event, 'lpForUsers');
    launch.lp_for_creator = sumOf(event, 'lpForDev');
  },
  Ended(launch, event) {
    if (event.args['success'] === true) launch.lp_minted = sumOf(event, 'lpMinted');
    else launch.failed_at = timeOf(event);
  },
  Refunded(launch, event) {
    launch.refunded += sumOf(event, 'amount');
  },
  LPClaimed(launch, event) {
    launch.lp_claimed += sumOf(event, 'amount');
  },
  OwnershipTransferred(launch, event) {
    launch.presale_owner = ownerOf(event);
  },
};

const ofTrade: Moves[string] = {
  ConfigSet(launch, event) {
    launch.trade_price = sumOf(event, 'tradeAmount');
    launch.trade_max = sumOf(event, 'tradeMaxNum');
  },
  StatusChanged(launch, event) {
    launch.trade_state = Number(sumOf(event, 's'));
  },
  TradeBought(launch, event) {
    launch.trade_sold += sumOf(event, 'num');
  },
  ProceedsWithdrawn(launch) {
    launch.trade_withdrawn = true;
  },
  OwnershipTransferred(launch, event) {
    launch.trade_owner = ownerOf(event);
  },
};

const ofToken: Moves[string] = {
  Transfer(launch, event) {
    const [from, to, value] = [hexOf(event, 'from'), hexOf(event, 'to'), sumOf(event, 'value')];
    if (from === ZERO) launch.supply += value;
    if (to === ZERO) {
      launch.supply -= value;
      // What leaves the pair is told by its own event too.
      launch.burned += value;
    }
    const leavesPair = from === toHexAddress(launch.pair) && to !== ZERO;
    if (leavesPair && event.block === launch.launch_block) launch.early_bought += value;
  },
  Opened(launch, event) {
    launch.launch_reserve = sumOf(event, 'pairReserve');
  },
  LpBurn(launch, event) {
    launch.pair_burned += sumOf(event, 'amount');
    launch.last_pair_burn = timeOf(event);
  },
};

/**
 * A pair ends LP by sending it from itself to the zero address. What anyone else sends there continues to exist and
 * can be taken out by nobody, as the first LP of a pair, which is made there.
 */
const ofPair = (wtrx: Address): Moves[string] => ({
  Sync(launch, event) {
    const reserves = [sumOf(event, 'reserve0'), sumOf(event, 'reserve1')] as const;
    const tokenFirst = toHexAddress(launch.token) < toHexAddress(wtrx);
    [launch.reserve_token, launch.reserve_trx] = tokenFirst ? reserves : [reserves[1], reserves[0]];
  },
  Transfer(launch, event) {
    const [from, to, value] = [hexOf(event, 'from'), hexOf(event, 'to'), sumOf(event, 'value')];
    const isEnded = to === ZERO && from === toHexAddress(launch.pair);
    if (from === ZERO) launch.lp_supply += value;
    if (isEnded) launch.lp_supply -= value;
    else if (to === ZERO || to === DEAD) launch.lp_burned += value;
  },
});

const ofBasePool: Moves[string] = {
  Deposited(launch, event) {
    launch.backing += sumOf(event, 'amount');
  },
  Redeemed(launch, event) {
    launch.backing -= sumOf(event, 'trxOut');
  },
};

/** Null for nobody: given up permanently. */
function ownerOf(event: ChainEvent): Address | null {
  const owner = hexOf(event, 'newOwner');
  return owner === ZERO ? null : base58Of(owner);
}

/** What the events of each part of a launch change in its row. */
export function launchMoves(wtrx: Address): (launch: LaunchRow, event: ChainEvent) => void {
  const moves: Moves = {
    presale: ofPresale,
    trade: ofTrade,
    launchToken: ofToken,
    launchPair: ofPair(wtrx),
    basePool: ofBasePool,
  };
  return (launch, event) => {
    const move = moves[event.source]?.[event.name];
    if (move === undefined) return;
    move(launch, event);
    launch.changed_block = event.block;
  };
}
