import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { utf8ToBytes } from '@vellum/tron/bytes';
import { word } from '../code/assemble.ts';
import { SURROUNDINGS, TOKEN_PAYER } from '../code/contracts.ts';
import type { Signer } from '../node/submit.ts';
import type { Observation } from '../part.ts';
import { definePart } from '../session/define-part.ts';
import { type CallOptions, call, deploy, send } from '../session/send.ts';
import type { Session } from '../session/session.ts';

const text = (value: string) => utf8ToBytes(value);
const wordOf = (address: HexAddress) => address.slice(2).padStart(64, '0');

/** TRC-10 tokens in the hands of code. */
export const tokenCalls = definePart('token calls', 2_200, async function* (session) {
  const owner = await session.funded('owner', 2_000);
  const tokenId = yield* issue(session, owner);
  const paid = { tokenId, tokenValue: 50n };
  const payer = yield* deploy(session, 'payer', owner, TOKEN_PAYER, paid);
  const place = yield* deploy(session, 'surroundings', owner, SURROUNDINGS);
  const friend = session.account('friend');
  yield* call(session, 'looks around with tokens', owner, place, '', paid);
  yield* payments(session, owner, tokenId, payer, [friend.address, place]);
  yield* refusals(session, owner, tokenId, payer);
  for (const [name, address] of [
    ['payer', payer],
    ['friend', friend.address],
    ['owner', owner.address],
  ] as const) {
    yield* session.readBoth(`account of the ${name}`, 'getaccount', { address });
  }
});

async function* issue(session: Session, owner: Signer): AsyncGenerator<Observation, bigint> {
  const start = Date.now() + 3_600_000;
  session.names.number(start, 'start of the sale');
  session.names.number(start + 1_000, 'end of the sale');
  const { info } = yield* send(session, 'issues a token', owner, 'AssetIssueContract', {
    name: text('CodeToken'),
    abbr: text('CT'),
    total_supply: 1_000_000n,
    trx_num: 1,
    num: 1,
    start_time: BigInt(start),
    end_time: BigInt(start + 1_000),
    url: text('https://token.example'),
  });
  const tokenId = BigInt(String(info?.['assetIssueID']));
  session.names.number(Number(tokenId), 'token issues a token');
  return tokenId;
}

async function* payments(
  session: Session,
  owner: Signer,
  tokenId: bigint,
  payer: HexAddress,
  [friend, contract]: readonly [HexAddress, HexAddress],
) {
  const pay = (id: string, to: HexAddress, token: bigint, amount: number, tokenValue?: bigint) =>
    call(session, id, owner, payer, wordOf(to) + word(token) + word(amount), {
      ...(tokenValue !== undefined && { tokenId, tokenValue }),
    });
  yield* pay('pays tokens on', friend, tokenId, 10, 50n);
  yield* pay('pays tokens to a contract', contract, tokenId, 5);
  yield* pay('pays too many tokens', owner.address, tokenId, 1_000_000);
  yield* pay('pays unknown tokens', owner.address, 9_999_999n, 1);
  yield* pay('pays tokens of too low a number', owner.address, 5n, 1);
}

async function* refusals(session: Session, owner: Signer, tokenId: bigint, payer: HexAddress) {
  const paid = (id: string, options: CallOptions) => call(session, id, owner, payer, '', options);
  yield* paid('calls with too many tokens', { tokenId, tokenValue: 10n ** 9n });
  yield* paid('calls with unknown tokens', { tokenId: 9_999_999n, tokenValue: 1n });
  yield* paid('calls with a token and no amount', { tokenId });
  yield* paid('calls with an amount and no token', { tokenValue: 1n });
  yield* paid('calls with a token of too low a number', { tokenId: 5n, tokenValue: 1n });
  yield* send(session, 'sends tokens to a contract', owner, 'TransferAssetContract', {
    asset_name: text(String(tokenId)),
    to_address: addressBytes(payer),
    amount: 1n,
  });
}
