import { type Context, ponder } from 'ponder:registry';
import { balance, transfer } from 'ponder:schema';

// A row per transfer and two changes of balance, as packages/server/test/indexer/transfer-projection.ts does.
ponder.on('Token:Transfer', async ({ event, context }) => {
  const { from, to, value } = event.args;
  await context.db.insert(transfer).values({
    id: event.id,
    block: Number(event.block.number),
    sender: from,
    receiver: to,
    amount: value,
  });
  await add(context, from, -value);
  await add(context, to, value);
});

async function add({ db }: Context, holder: `0x${string}`, amount: bigint): Promise<void> {
  await db
    .insert(balance)
    .values({ holder, amount })
    .onConflictDoUpdate((row) => ({ amount: row.amount + amount }));
}
