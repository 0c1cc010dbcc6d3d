import { onchainTable } from 'ponder';

/** As bench_transfer and bench_balance of the other side. */
export const transfer = onchainTable('transfer', (t) => ({
  id: t.text().primaryKey(),
  block: t.integer().notNull(),
  sender: t.hex().notNull(),
  receiver: t.hex().notNull(),
  amount: t.bigint().notNull(),
}));

export const balance = onchainTable('balance', (t) => ({
  holder: t.hex().primaryKey(),
  amount: t.bigint().notNull(),
}));
