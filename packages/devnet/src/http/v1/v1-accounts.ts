import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import type { Json, JsonObject } from '@vellum/tron/json';
import { transferParties } from '../../events/event-index.ts';
import { logAt } from '../../events/log-record.ts';
import { takePage } from '../../events/page.ts';
import { blockOf, placeOf } from '../../events/posting-list.ts';
import { ownerOf } from '../../execution/owner.ts';
import { historyJson } from '../../wire/history-json.ts';
import type { HttpCall } from '../handler.ts';
import { showAccount } from '../wallet/wallet-accounts.ts';
import { tokenBalance, tokenInfo } from './token-calls.ts';
import {
  blockFilter,
  pageJson,
  pageRequest,
  queryAddress,
  queryFlag,
  queryText,
} from './v1-query.ts';

/** Tokens that one answer asks balances of. */
const MAX_TOKENS = 100;

/** The account with its TRC-20 balances; an address that was never activated gives no entry. */
export async function accountOverview(call: HttpCall): Promise<JsonObject> {
  const { chain, events, params } = call;
  const address = queryAddress(params, 'address');
  await events.prepare();
  const finality = queryFlag(params, 'only_confirmed') ? 'solid' : 'head';
  const view = { chain, finality, visible: false } as const;
  const shown = await chain.read(finality, (state) => {
    const account = state.account(address);
    return account && showAccount(view, account, state, 'all');
  });
  if (!shown) return pageJson(call, []);
  const trc20: Json[] = [];
  for (const token of tokensOf(call, address)) {
    const balance = await tokenBalance(view, token, address);
    if (balance > 0n) trc20.push({ [fromHexAddress(token)]: balance.toString() });
  }
  return pageJson(call, [{ ...shown, trc20 }]);
}

/** Transactions that name the account. */
export async function accountTransactions(call: HttpCall): Promise<JsonObject> {
  const { chain, events, params } = call;
  const address = queryAddress(params, 'address');
  await events.prepare();
  const page = pageRequest(call, blockFilter(params, 'timestamp'));
  const accept = directionFilter(call, (position) => {
    const transaction = chain.blockByNumber(blockOf(position))?.transactions[placeOf(position)];
    return transaction && ownerOf(transaction.contract) === address;
  });
  const { positions, next } = takePage(events.transactionsOf(address), page, accept);
  const data = positions.flatMap((position) => {
    const block = chain.blockByNumber(blockOf(position));
    return block ? [historyJson(block, placeOf(position))] : [];
  });
  return pageJson(call, data, next);
}

/** TRC-20 transfers from or to the account. */
export async function accountTransfers(call: HttpCall): Promise<JsonObject> {
  const { chain, events, params } = call;
  const address = queryAddress(params, 'address');
  await events.prepare();
  const token = queryText(params, 'contract_address') && queryAddress(params, 'contract_address');
  const page = pageRequest(call, blockFilter(params, 'timestamp'));
  const isSent = directionFilter(call, (position) => {
    const record = logAt(chain, position);
    return record && transferParties(record.log)[0] === address;
  });
  const accept = (position: number) =>
    isSent(position) && (token === '' || logAt(chain, position)?.log.address === token);
  const { positions, next } = takePage(events.transfersOf(address), page, accept);
  const data: Json[] = [];
  for (const position of positions) data.push(await transferJson(call, position));
  return pageJson(call, data, next);
}

async function transferJson(call: HttpCall, position: number): Promise<Json> {
  const record = logAt(call.chain, position);
  const [from, to] = record ? transferParties(record.log) : [];
  if (!record || !from || !to) return {};
  return {
    transaction_id: record.receipt.txid,
    token_info: await tokenInfo({ chain: call.chain, finality: 'head' }, record.log.address),
    block_timestamp: record.block.timestamp,
    from: fromHexAddress(from),
    to: fromHexAddress(to),
    type: 'Transfer',
    value: BigInt(`0x${Buffer.from(record.log.data).toString('hex')}`).toString(),
  };
}

/** `only_from` keeps what the account sent, `only_to` what it did not. */
function directionFilter(
  { params }: HttpCall,
  isSent: (position: number) => boolean | undefined,
): (position: number) => boolean {
  const onlyFrom = queryFlag(params, 'only_from');
  const onlyTo = queryFlag(params, 'only_to');
  return (position) => {
    const sent = isSent(position) ?? false;
    return !(onlyFrom && !sent) && !(onlyTo && sent);
  };
}

function tokensOf({ chain, events }: HttpCall, address: HexAddress): HexAddress[] {
  const tokens = new Set<HexAddress>();
  for (const position of events.transfersOf(address)) {
    const record = logAt(chain, position);
    if (record) tokens.add(record.log.address);
    if (tokens.size === MAX_TOKENS) break;
  }
  return [...tokens];
}
