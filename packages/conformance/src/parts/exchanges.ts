import { utf8ToBytes } from '@vellum/tron/bytes';
import type { Signer } from '../node/submit.ts';
import { definePart } from '../session/define-part.ts';
import { ownOf } from '../session/own-of.ts';
import { send } from '../session/send.ts';
import type { Session } from '../session/session.ts';

const text = (value: string) => utf8ToBytes(value);
const TRX = text('_');

/** Bancor exchanges of TRC-10 tokens and TRX. */
export const exchanges = definePart('exchanges', 6_500, async function* (session) {
  const [maker, trader] = (await Promise.all([
    session.funded('maker', 4_000),
    session.funded('trader', 500),
  ])) as [Signer, Signer];
  const token = text(yield* plainToken(session, maker));
  const create = (
    id: string,
    owner: Signer,
    pair: readonly [Uint8Array, bigint, Uint8Array, bigint],
  ) =>
    send(session, id, owner, 'ExchangeCreateContract', {
      first_token_id: pair[0],
      first_token_balance: pair[1],
      second_token_id: pair[2],
      second_token_balance: pair[3],
    });
  yield* create('of one token', maker, [token, 1n, token, 1n]);
  yield* create('of an unknown token', maker, [text('9999999'), 1n, TRX, 1n]);
  yield* create('of a name', maker, [text('abc'), 1n, TRX, 1n]);
  yield* create('of nothing', maker, [token, 0n, TRX, 1n]);
  yield* create('of more than there is', maker, [token, 10_000_000n, TRX, 1n]);
  yield* create('by the poor', trader, [token, 1n, TRX, 1n]);
  const { info } = yield* create('is made', maker, [token, 100_000n, TRX, 500_000_000n]);
  const exchange = BigInt(String(info?.['exchange_id'] ?? 0));
  session.names.counted('Exchange', exchange, maker.address, trader.address);
  yield* dealings(session, maker, trader, token, exchange);
  yield* exchangeReads(session, maker, Number(exchange));
});

async function* plainToken(session: Session, maker: Signer) {
  const start = Date.now() + 3_600_000;
  session.names.number(start, 'start of the sale');
  session.names.number(start + 1_000, 'end of the sale');
  const { info } = yield* send(session, 'issues a token', maker, 'AssetIssueContract', {
    name: text('Exchanged'),
    abbr: text('EX'),
    total_supply: 1_000_000n,
    trx_num: 1,
    num: 1,
    start_time: BigInt(start),
    end_time: BigInt(start + 1_000),
    url: text('https://token.example'),
  });
  return String(info?.['assetIssueID']);
}

async function* dealings(
  session: Session,
  maker: Signer,
  trader: Signer,
  token: Uint8Array,
  exchange_id: bigint,
) {
  const change = (
    id: string,
    type: 'ExchangeInjectContract' | 'ExchangeWithdrawContract',
    quant: bigint,
    { owner = maker, token_id = token } = {},
  ) => send(session, id, owner, type, { exchange_id, token_id, quant });
  yield* change('gets more', 'ExchangeInjectContract', 1_000n);
  yield* change('gets too much', 'ExchangeInjectContract', 100_000_000n);
  yield* change('gets nothing', 'ExchangeInjectContract', 0n);
  yield* change('gets more of another', 'ExchangeInjectContract', 10n, { owner: trader });
  yield* change('gets another token', 'ExchangeInjectContract', 10n, { token_id: text('9999999') });
  yield* change('gives some back', 'ExchangeWithdrawContract', 500n);
  yield* change('gives back uneven parts', 'ExchangeWithdrawContract', 7n);
  yield* change('gives back too much', 'ExchangeWithdrawContract', 10_000_000n);
  yield* change('gives back to another', 'ExchangeWithdrawContract', 10n, { owner: trader });
  const trade = (id: string, token_id: Uint8Array, quant: bigint, expected: bigint) =>
    send(session, id, trader, 'ExchangeTransactionContract', {
      exchange_id,
      token_id,
      quant,
      expected,
    });
  yield* trade('sells for TRX', TRX, 10_000_000n, 1n);
  yield* trade('sells for tokens', token, 300n, 1n);
  yield* trade('asks too much', TRX, 10_000_000n, 1_000_000n);
  yield* trade('expects nothing', TRX, 10_000_000n, 0n);
  yield* trade('has too little to trade', token, 100_000_000n, 1n);
  yield* trade('trades another token', text('9999999'), 1n, 1n);
  yield* send(session, 'unknown', trader, 'ExchangeTransactionContract', {
    exchange_id: 999_999n,
    token_id: TRX,
    quant: 1n,
    expected: 1n,
  });
}

async function* exchangeReads(session: Session, maker: Signer, id: number) {
  const own = ownOf('exchanges', (exchange) => exchange['creator_address'] === maker.address);
  const page = { offset: 0, limit: 100 };
  yield* session.readBoth('by id', 'getexchangebyid', { id });
  yield* session.readBoth('by id, visible', 'getexchangebyid', { id, visible: true });
  yield* session.readBoth('list', 'listexchanges', {}, own);
  yield await session.read('page', '/wallet/getpaginatedexchangelist', page, own);
  yield await session.read('maker', '/wallet/getaccount', { address: maker.address });
}
