import { setTimeout as pause } from 'node:timers/promises';
import { addressBytes } from '@vellum/tron/address';
import { utf8ToBytes } from '@vellum/tron/bytes';
import type { ContractInput } from '@vellum/tron/protocol/contracts';
import type { Signer } from '../node/submit.ts';
import { concurrent } from '../session/concurrent.ts';
import { definePart } from '../session/define-part.ts';
import { ownOf } from '../session/own-of.ts';
import { send } from '../session/send.ts';
import type { Session } from '../session/session.ts';

type Issue = Omit<ContractInput<'AssetIssueContract'>, 'owner_address'>;

const text = (value: string) => utf8ToBytes(value);

/** TRC-10 tokens: issued, sent, sold, changed, and everything that a node refuses. */
export const tokens = definePart('tokens', 7_000, async function* (session) {
  const [issuer, other, buyer] = (await Promise.all([
    session.funded('issuer', 2_000),
    session.funded('other', 3_000),
    session.funded('buyer', 100),
  ])) as [Signer, Signer, Signer];
  yield* concurrent(market(session, issuer, buyer), refusedIssues(session, other));
});

async function* market(session: Session, issuer: Signer, buyer: Signer) {
  const { timestamp } = await session.node.head();
  const start = Math.max(timestamp, Date.now()) + 9_000;
  nameTimes(session, start);
  const { info } = yield* send(session, 'issues a token', issuer, 'AssetIssueContract', {
    ...plainIssue(start),
    frozen_supply: [{ frozen_amount: 1_000n, frozen_days: 1n }],
    free_asset_net_limit: 1_000n,
    public_free_asset_net_limit: 2_000n,
  });
  const id = String(info?.['assetIssueID']);
  const asset_name = text(id);
  const transfer = (name: string, from: Signer, to: Signer, amount: bigint, token = asset_name) =>
    send(session, name, from, 'TransferAssetContract', {
      asset_name: token,
      to_address: addressBytes(to.address),
      amount,
    });
  const newcomer = session.account('newcomer');
  yield* transfer('sends tokens', issuer, buyer, 500n);
  yield* transfer('sends tokens to a new account', issuer, newcomer, 5n);
  yield* concurrent(
    transfer('sends tokens on', buyer, issuer, 20n),
    transfer('sends tokens to oneself', issuer, issuer, 1n),
  );
  yield* transfer('sends too many tokens', buyer, issuer, 10_000n);
  yield* transfer('sends no tokens', buyer, issuer, 0n);
  yield* transfer('sends tokens of nobody', buyer, issuer, 1n, text('9999999'));
  yield* transfer('sends tokens by name', buyer, issuer, 1n, text('Sample'));
  yield* sale(session, issuer, buyer, asset_name, start);
  yield* changes(session, issuer, buyer);
  yield* tokenReads(session, id, issuer, buyer, newcomer);
}

const plainIssue = (start: number): Issue => ({
  name: text('SampleToken'),
  abbr: text('SMPL'),
  total_supply: 1_000_000n,
  trx_num: 2,
  num: 3,
  precision: 3,
  start_time: BigInt(start),
  end_time: BigInt(start + 3_600_000),
  description: text('a token'),
  url: text('https://token.example'),
});

function nameTimes(session: Session, start: number): void {
  session.names.number(start, 'start of the sale');
  session.names.number(start + 3_600_000, 'end of the sale');
}

async function* sale(
  session: Session,
  issuer: Signer,
  buyer: Signer,
  asset_name: Uint8Array,
  start: number,
) {
  const buy = (id: string, amount: bigint, seller = issuer) =>
    send(session, id, buyer, 'ParticipateAssetIssueContract', {
      to_address: addressBytes(seller.address),
      asset_name,
      amount,
    });
  await pause(Math.max(0, start - Date.now()));
  // The sale is open when a block after its start is there.
  yield* send(session, 'passes the time', buyer, 'TransferContract', {
    to_address: addressBytes(issuer.address),
    amount: 1n,
  });
  yield* buy('buys tokens', 1_000n);
  yield* buy('buys for a part of the price', 1n);
  yield* buy('buys for nothing', 0n);
  yield* buy('buys of somebody else', 1_000n, session.treasurer);
  yield* buy('buys of oneself', 1_000n, buyer);
  yield* buy('buys with more than the balance', 10_000_000_000n);
}

async function* changes(session: Session, issuer: Signer, buyer: Signer) {
  const update = (id: string, owner: Signer, limit: bigint, url = 'https://new.example') =>
    send(session, id, owner, 'UpdateAssetContract', {
      description: text('changed'),
      url: text(url),
      new_limit: limit,
      new_public_limit: limit + 1n,
    });
  yield* update('changes the token', issuer, 300n);
  yield* update('changes to a limit below nothing', issuer, -1n);
  yield* update('changes to an empty address', issuer, 1n, '');
  yield* update('changes without a token', buyer, 1n);
  yield* send(session, 'releases frozen tokens too early', issuer, 'UnfreezeAssetContract', {});
  yield* send(session, 'releases without a token', buyer, 'UnfreezeAssetContract', {});
}

async function* tokenReads(
  session: Session,
  id: string,
  issuer: Signer,
  buyer: Signer,
  newcomer: Signer,
) {
  const own = ownOf('assetIssue', (token) => token['id'] === id);
  const name = { value: Buffer.from('SampleToken').toString('hex') };
  yield* session.readBoth('token by id', 'getassetissuebyid', { value: id });
  yield* session.readBoth('token by id, visible', 'getassetissuebyid', {
    value: id,
    visible: true,
  });
  yield* session.readBoth('token by number', 'getassetissuebyid', { value: Number(id) });
  yield* session.readBoth('tokens by name', 'getassetissuelistbyname', name, own);
  yield* session.readBoth('tokens', 'getassetissuelist', {}, own);
  yield* session.readBoth(
    'page of tokens',
    'getpaginatedassetissuelist',
    { offset: 0, limit: 1_000 },
    own,
  );
  yield* session.readBoth('token by its id as name', 'getassetissuebyname', {
    value: Buffer.from(id).toString('hex'),
  });
  const owner = { address: issuer.address };
  yield await session.read('token of its issuer', '/wallet/getassetissuebyaccount', owner);
  yield await session.read('token of its issuer, visible', '/wallet/getassetissuebyaccount', {
    address: session.base58(issuer),
    visible: true,
  });
  for (const [who, { address }] of [
    ['issuer', issuer],
    ['buyer', buyer],
    ['newcomer', newcomer],
  ] as const) {
    yield* session.readBoth(`account of the ${who}`, 'getaccount', { address });
    yield await session.read(`net of the ${who}`, '/wallet/getaccountnet', { address });
    yield await session.read(`resources of the ${who}`, '/wallet/getaccountresource', { address });
  }
}

async function* refusedIssues(session: Session, other: Signer) {
  const start = Date.now() + 3_600_000;
  nameTimes(session, start);
  session.names.number(start - 1, 'moment before the start');
  const issue = (id: string, change: Partial<Issue>) =>
    send(session, id, other, 'AssetIssueContract', { ...plainIssue(start), ...change });
  yield* issue('without a name', { name: text('') });
  yield* issue('with a long name', { name: text('x'.repeat(33)) });
  yield* issue('with a space in its name', { name: text('a b') });
  yield* issue('called trx', { name: text('TRX') });
  yield* issue('without an address', { url: text('') });
  yield* issue('with a long description', { description: text('x'.repeat(201)) });
  yield* issue('without a start', { start_time: 0n });
  yield* issue('that ends before it starts', { end_time: BigInt(start - 1) });
  yield* issue('that started before', { start_time: 1n });
  yield* issue('of nothing', { total_supply: 0n });
  yield* issue('for no TRX', { trx_num: 0 });
  yield* issue('in parts of nothing', { num: 0 });
  yield* issue('with a precision of seven', { precision: 7 });
  yield* issue('with a frozen supply above the total', {
    frozen_supply: [{ frozen_amount: 2_000_000n, frozen_days: 1n }],
  });
  yield* issue('frozen for no days', { frozen_supply: [{ frozen_amount: 1n, frozen_days: 0n }] });
  yield* issue('with a used public limit', { public_free_asset_net_usage: 1n });
  yield* issue('with too high a limit', { free_asset_net_limit: 43_200_000_000n });
  yield* issue('with a score', { vote_score: 7, order: 3n });
  yield await session.read('token with a score', '/wallet/getassetissuebyaccount', {
    address: other.address,
  });
  yield* issue('a second time', {});
}
