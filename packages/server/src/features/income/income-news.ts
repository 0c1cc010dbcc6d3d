import type { Address } from '@vellum/tron/address';
import { appendToFeed } from '../../feed/feed.ts';
import { retractFromFeed } from '../../feed/retract-from-feed.ts';
import type { BlockAnnotator } from '../../indexer/projection.ts';

/** Whose events the ledger is made of. */
const sources: ReadonlySet<string> = new Set([
  'team',
  'feeVault',
  'lpStake',
  'termStake',
  'burnMine',
  'cards',
  'payout',
]);

type RecordTable = { income_record: { block: number; address: Address } };

/** Tells each address that a block brought it income or paid it out, and takes it back with the block. */
export const incomeNews: BlockAnnotator = {
  tables: [],
  async annotate(transaction, { number }, { solid, events }) {
    if (!events.some(({ source }) => sources.has(source))) return;
    const found = await transaction
      .withTables<RecordTable>()
      .selectFrom('income_record')
      .select('address')
      .distinct()
      .where('block', '=', number)
      .execute();
    const news = { topic: 'income', payload: {}, block: number, final: solid } as const;
    await appendToFeed(
      transaction,
      found.map(({ address }) => ({ ...news, address, retracted: false })),
    );
  },
  undone: (transaction, { number }) => retractFromFeed(transaction, 'income', number),
  async solidified() {},
};
