import { appendToFeed } from '../../feed/feed.ts';
import { retractFromFeed } from '../../feed/retract-from-feed.ts';
import type { BlockAnnotator, ChainEvent } from '../../indexer/projection.ts';
import { launchesOf } from '../../launches/launch-members.ts';

/** Everything that shows on the page of a token at once; other transfers of it are no news. */
const isNews = ({ source, name }: ChainEvent) =>
  (source === 'presale' && name !== 'LPClaimed') ||
  source === 'trade' ||
  (source === 'launchPair' && name === 'Swap') ||
  (source === 'launchToken' && name === 'LpBurn');

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
      [...tokens].map((tokenAddress) => ({
        ...{ topic: 'trade', address: null, payload: { tokenAddress } },
        ...{ block: block.number, final: solid, retracted: false },
      })),
    );
  },
  undone: (transaction, { number }) => retractFromFeed(transaction, 'trade', number),
  async solidified() {},
};
