import { getNowBlock } from '@vellum/tron/client/blocks';
import type { Client } from '@vellum/tron/client/client';

/** Chain time now: of the newest block. Apart from what asks for transactions, whose code pages come without. */
export async function chainTime(client: Client): Promise<number> {
  return (await getNowBlock(client)).timestamp;
}
