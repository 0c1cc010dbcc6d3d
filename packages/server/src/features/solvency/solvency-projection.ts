import { blindBox } from '@vellum/contracts/blind-boxes';
import { burnMine } from '@vellum/contracts/burn-mining';
import { cards } from '@vellum/contracts/cards';
import { energyDesk } from '@vellum/contracts/energy';
import { payout } from '@vellum/contracts/income';
import { otcDesk } from '@vellum/contracts/otc';
import { solvencyLog } from '@vellum/contracts/solvency';
import { streamStake } from '@vellum/contracts/staking';
import type { Address, HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { eventSource } from '../../indexer/events/event-source.ts';
import { base58Of } from '../../indexer/node/base58-of.ts';
import type { ChainEvent, Projection } from '../../indexer/projection.ts';
import { putRows } from '../../platform/database/put-rows.ts';

/** An event that changes what someone is owed and that no other table keeps. */
export type MoveRow = Readonly<{
  block: number;
  tx_idx: number;
  log_idx: number;
  source: string;
  event: string;
  owner: Address | null;
  number: bigint | null;
  amount: bigint | null;
  rate: bigint | null;
  finish: bigint | null;
  at: bigint;
}>;

/** Which events are kept, and what of them: the names of their arguments. */
type EventFields = Readonly<{ owner?: string; number?: string; amount?: string; isPlan?: true }>;

const paid: EventFields = { owner: 'user', amount: 'amount' };
const funded: EventFields = { amount: 'amount', isPlan: true };

const kept: Readonly<Record<string, Readonly<Record<string, EventFields>>>> = {
  lpStake: { Staked: paid, Withdrawn: paid, RewardPaid: paid, Funded: funded },
  burnMine: {
    Burned: { owner: 'user', amount: 'uAmount' },
    RewardPaid: paid,
    Funded: funded,
  },
  cards: {
    Pledged: { owner: 'user', number: 'tokenId', amount: 'unlockTime' },
    Unlocked: { owner: 'user', number: 'tokenId' },
    CardRewardPaid: paid,
    CardRewardFunded: funded,
  },
  otcDesk: { CreditPaid: paid },
  energyDesk: { Credited: paid, CreditPaid: paid },
  payout: {
    BondPosted: { owner: 'proposer', amount: 'amount' },
    BondForfeited: { owner: 'proposer', amount: 'amount' },
    BondWithdrawn: { owner: 'proposer', amount: 'amount' },
  },
  blindBox: {
    ProceedsTaken: { number: 'series' },
    BondTaken: { number: 'series' },
    SeriesReclaimed: { number: 'series' },
  },
};

/** What is needed to tell what everyone is owed, and which roots of it were published. */
export const solvencyProjection: Projection = {
  name: 'solvency',
  tables: ['solvency_move', 'solvency_root'],
  sources: [
    eventSource('lpStake', streamStake),
    eventSource('burnMine', burnMine),
    eventSource('cards', cards),
    eventSource('otcDesk', otcDesk),
    eventSource('energyDesk', energyDesk),
    eventSource('payout', payout),
    eventSource('blindBox', blindBox),
    eventSource('solvencyLog', solvencyLog),
  ],
  async apply(transaction, events) {
    const moves = events.flatMap((event) => {
      const plan = kept[event.source]?.[event.name];
      return plan ? [moveOf(event, plan)] : [];
    });
    const roots = events.filter(({ name }) => name === 'RootPublished').map(rootOf);
    await putRows(transaction, 'solvency_move', ['block', 'tx_idx', 'log_idx'], moves);
    await putRows(transaction, 'solvency_root', ['number'], roots);
  },
};

function moveOf(event: ChainEvent, { owner, number, amount, isPlan }: EventFields): MoveRow {
  return {
    block: event.block,
    tx_idx: event.transactionIndex,
    log_idx: event.logIndex,
    source: event.source,
    event: event.name,
    owner: owner === undefined ? null : base58Of(event.args[owner] as HexAddress),
    number: sumOf(event, number),
    amount: sumOf(event, amount),
    rate: isPlan ? sumOf(event, 'rate') : null,
    finish: isPlan ? sumOf(event, 'finish') : null,
    at: BigInt(event.timestamp),
  };
}

const rootOf = (event: ChainEvent) => ({
  number: Number(event.args['number']),
  block_hash: toHex(event.args['blockHash'] as Uint8Array),
  root: toHex(event.args['root'] as Uint8Array),
  leaves: event.args['leaves'] as bigint,
  block: event.block,
  at: BigInt(event.timestamp),
  txid: event.txid,
});

const sumOf = ({ args }: ChainEvent, name: string | undefined) =>
  name === undefined ? null : (args[name] as bigint);
