import { addressBytes } from '@vellum/tron/address';
import { isJsonObject, type Json, type JsonObject } from '@vellum/tron/json';
import { definePart } from '../session/define-part.ts';
import { send } from '../session/send.ts';
import type { Pick, Session } from '../session/session.ts';
import { shapeOf } from '../session/shape.ts';

/** Blocks and what is in them: of our own transaction, the first and the newest. */
export const blocks = definePart('blocks', 120, async function* (session) {
  const [alice, bob] = [await session.funded('alice', 50), await session.funded('bob', 50)];
  const { transaction, info } = yield* send(session, 'pays', alice, 'TransferContract', {
    to_address: addressBytes(bob.address),
    amount: 5n,
  });
  const number = Number(info?.['blockNumber']);
  const { id } = await session.node.block(number);
  session.names.text(id, 'block');
  session.names.height(number, 'height of the block');
  const own = ownTransaction(transaction.id);
  yield* ownBlock(session, number, id, own);
  yield* transactionReads(session, transaction.id, number);
  yield* firstBlock(session);
  yield* newestBlocks(session);
});

async function* ownBlock(session: Session, num: number, value: string, own: Pick) {
  for (const visible of [{}, { visible: true }]) {
    const how = 'visible' in visible ? ', visible' : '';
    yield* session.readBoth(`by number${how}`, 'getblockbynum', { num, ...visible }, own);
    yield* session.readBoth(`by id${how}`, 'getblockbyid', { value, ...visible }, own);
    yield* session.readBoth(
      `any by number${how}`,
      'getblock',
      { id_or_num: String(num), detail: true, ...visible },
      own,
    );
    yield* session.readBoth(
      `any by id${how}`,
      'getblock',
      { id_or_num: value, detail: true, ...visible },
      own,
    );
  }
  yield* session.readBoth('any without details', 'getblock', { id_or_num: value }, own);
  const range = { startNum: num, endNum: num + 1 };
  const ownOfList: Pick = (body) =>
    isJsonObject(body) && Array.isArray(body['block']) ? { block: body['block'].map(own) } : body;
  yield* session.readBoth('by limits', 'getblockbylimitnext', range, ownOfList);
  yield await session.asked(
    'by number, GET',
    { method: 'GET', path: `/wallet/getblockbynum?num=${num}` },
    own,
  );
  yield await session.asked(
    'by id, GET',
    { method: 'GET', path: `/wallet/getblockbyid?value=${value}` },
    own,
  );
  yield* session.readBoth(
    'count of transactions',
    'gettransactioncountbyblocknum',
    { num },
    shapeOf,
  );
}

async function* transactionReads(session: Session, value: string, num: number) {
  for (const route of ['gettransactionbyid', 'gettransactioninfobyid']) {
    yield* session.readBoth(route, route, { value });
    yield* session.readBoth(`${route}, visible`, route, { value, visible: true });
    for (const query of ['', '&visible=true']) {
      const path = `/wallet/${route}?value=${value}${query}`;
      yield await session.asked(`${route} by GET${query}`, { method: 'GET', path });
    }
  }
  yield await session.read('receipt', '/wallet/gettransactionreceiptbyid', { value });
  const own: Pick = (body) =>
    Array.isArray(body) ? body.filter((info) => (info as JsonObject)['id'] === value) : body;
  yield* session.readBoth('infos of the block', 'gettransactioninfobyblocknum', { num }, own);
}

async function* firstBlock(session: Session) {
  const header: Pick = (body) => {
    if (!isJsonObject(body)) return body;
    const [transaction] = (body['transactions'] ?? []) as readonly Json[];
    return { ...body, transactions: shapeOf(transaction ?? null) };
  };
  yield* session.readBoth('first', 'getblockbynum', { num: 0 }, header);
  yield* session.readBoth('first, visible', 'getblockbynum', { num: 0, visible: true }, header);
  yield* session.readBoth('infos of the first', 'gettransactioninfobyblocknum', { num: 0 });
}

async function* newestBlocks(session: Session) {
  const without: Pick = (body) =>
    isJsonObject(body) ? shapeOf({ ...body, transactions: undefined }) : body;
  const list: Pick = (body) =>
    isJsonObject(body) && Array.isArray(body['block'])
      ? { block: body['block'].map(without) }
      : body;
  yield* session.readBoth('newest', 'getnowblock', {}, without);
  yield* session.readBoth('newest of any', 'getblock', {}, without);
  yield* session.readBoth('newest two', 'getblockbylatestnum', { num: 2 }, list);
  const beyond = 999_999_999;
  yield* session.readBoth('beyond the newest', 'getblockbynum', { num: beyond });
  yield* session.readBoth('any beyond the newest', 'getblock', { id_or_num: String(beyond) });
  yield* session.readBoth('infos beyond the newest', 'gettransactioninfobyblocknum', {
    num: beyond,
  });
  yield* session.readBoth('unknown id', 'getblockbyid', { value: 'ab'.repeat(32) });
  yield* session.readBoth('wide limits', 'getblockbylimitnext', { startNum: 1, endNum: 200 });
  yield* session.readBoth('turned limits', 'getblockbylimitnext', { startNum: 5, endNum: 1 });
  yield* session.readBoth('too many', 'getblockbylatestnum', { num: 200 });
}

/** A block with only our own of its transactions. */
function ownTransaction(id: string): Pick {
  return (body) => {
    if (!isJsonObject(body) || !Array.isArray(body['transactions'])) return body;
    const own = body['transactions'].filter((entry) => (entry as JsonObject)['txID'] === id);
    return { ...body, transactions: own };
  };
}
