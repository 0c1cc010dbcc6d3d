import { isJsonObject, type Json, type JsonObject } from '@vellum/tron/json';
import { type Variant, variantsOf } from '../requests/request-variants.ts';
import { routeFields } from '../requests/route-fields.ts';
import { inOrder } from '../run/in-order.ts';
import { definePart } from '../session/define-part.ts';
import { shapeOf } from '../session/shape.ts';

const AT_ONCE = 6;

/** Every route asked in every way, good and odd: which fields answer, which refusal comes first, in which words. */
export const requests = definePart('requests', 150, async function* (session) {
  const account = await session.funded('account', 100);
  const stranger = session.account('stranger').address;
  const contract = session.account('no contract').address;
  const cast = { account: account.address, stranger, contract };
  const variants = [...routeFields].flatMap(([path, fields]) =>
    variantsOf(path, fields, cast).map(({ id, request }) => ({ id: `${path} ${id}`, request })),
  );
  yield* inOrder(variants.length, AT_ONCE, (index) => {
    const { id, request } = variants[index] as Variant;
    return session.asked(id, request, withoutOthers);
  });
});

/** What everyone on the chain changes: compared where it is our own, in other parts. */
const ofOthers = new Set([
  'assetIssue',
  'proposals',
  'exchanges',
  'witnesses',
  'nodes',
  'txId',
  'block',
  'chainParameter',
  'prices',
  'burnTrxAmount',
  'pendingSize',
  'num',
  'count',
  'reward',
]);

function withoutOthers(body: Json): Json {
  if (Array.isArray(body)) return '<list>';
  if (!isJsonObject(body)) return body;
  if (body['block_header'] !== undefined) return shapeOf({ ...body, transactions: undefined });
  if (body['configNodeInfo'] !== undefined) return Object.keys(body);
  return Object.fromEntries(
    Object.entries(body).filter(([key]) => !ofOthers.has(key)),
  ) as JsonObject;
}
