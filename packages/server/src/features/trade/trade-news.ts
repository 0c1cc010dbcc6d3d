import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { appendToFeed, type FeedRow } from '../../feed/feed.ts';
import type { BlockAnnotator, ChainEvent } from '../../indexer/projection.ts';
import { launchesOf } from '../../launches/launch-members.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';

/** Everything that shows on the page of a token at once; other transfers of it are no news. */
const isNews = ({ source, name }: ChainEvent) =>
  (source === 'presale' && name !== 'LPClaimed') ||
  source === 'trade' ||
  (source === 'launchPair' && name === 'Swap') ||
  (source === 'launchToken' && name === 'LpBurn');

/** How far back the feed is searched for what a lost block had told. */
const RECENT = 10_000;

/** Tells whoever listens to trades which tokens a block traded, sold shares of, or changed the phase of. */
export const tradeNews: BlockAnnotator = {
  tables: [],
  async annotate(transaction, block, { solid, events }) {
    const news = events.filter(isNews);
    if (news.length === 0) return;
    const launchOf = await launchesOf(transaction, news);
    const tokens = new Set(news.map(({ contract }) => launchOf(contract).token));
    await appendToFeed(
      transaction,
      [...tokens].map((token) => rowOf(token, block.number, { final: solid, retracted: false })),
    );
  },
  async undone(transaction, { number }) {
    const tokens = await toldIn(transaction, number);
    const lost = { final: false, retracted: true };
    await appendToFeed(
      transaction,
      tokens.map((token) => rowOf(token, number, lost)),
    );
  },
  async solidified() {},
};

const rowOf = (
  tokenAddress: Address,
  block: number,
  state: Pick<FeedRow, 'final' | 'retracted'>,
): FeedRow => ({ topic: 'trade', address: null, payload: { tokenAddress }, block, ...state });

async function toldIn(transaction: DatabaseTransaction, block: number): Promise<Address[]> {
  const { rows } = await sql<{ token: Address }>`
    select distinct payload ->> 'tokenAddress' as token from event_feed
    where id > (select coalesce(max(id), 0) from event_feed) - ${RECENT}
      and topic = 'trade' and block = ${block} and not retracted`.execute(transaction);
  return rows.map(({ token }) => token);
}
