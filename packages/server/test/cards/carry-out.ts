import { paths } from '@vellum/api/paths';
import { fromHex } from '@vellum/tron/bytes';
import type { Person } from '../test-server.ts';
import type { CardWorld } from './card-world.ts';

type Form = Readonly<Record<string, string>>;

/** Signs what a Before asks for and has it mined; gives the order as the index sees it then. */
export async function carryOut(world: CardWorld, who: Person, before: string, form: Form = {}) {
  const { code, data } = await world.ask(who, before, form);
  if (code !== 'OK') throw new Error(`${before} refused with ${code}`);
  const { orderId, call } = data;
  const stored = await world.database.pool.query('select data from orders where id = $1', [
    orderId,
  ]);
  const write = {
    data: fromHex(stored.rows[0].data),
    value: BigInt(call.callValueSun),
    feeLimit: BigInt(call.feeLimit),
  };
  const txid = await world.send(who, 'cards', write as Parameters<CardWorld['send']>[2]);
  await world.indexed();
  const { data: order } = await world.ask(who, paths.orders.get, { orderId });
  return { ...order, quote: data.quote, sent: txid };
}

/** The code a Before refuses with. */
export const refusal = async (world: CardWorld, who: Person, before: string, form: Form = {}) =>
  (await world.ask(who, before, form)).code;
