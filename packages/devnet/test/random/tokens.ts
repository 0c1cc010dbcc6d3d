import { addressBytes } from '@vellum/tron/address';
import { utf8ToBytes } from '@vellum/tron/bytes';
import type { Maker, Turn, World } from './turn.ts';

const DAY_MS = 86_400_000n;
/** Number of the first token of a chain. */
const FIRST_TOKEN = 1_000_001;
/** Signers whose tokens and exchanges are there from the beginning, so that their numbers are known. */
export const ISSUERS = 3;

/** Number of the token of the issuer at a place among the signers. */
export const tokenAt = (place: number): number => FIRST_TOKEN + place;
const bytesOf = (token: number): Uint8Array => utf8ToBytes(String(token));

/** A sale that begins at once, with a part of the supply that comes free after a day. */
export function tokenTerms(chain: World['chain'], sun: number) {
  const start = BigInt(Math.max(chain.now(), chain.head().timestamp) + 1);
  return {
    name: utf8ToBytes('Grain'),
    abbr: utf8ToBytes('GR'),
    total_supply: 1_000_000_000_000n,
    frozen_supply: [1n, 2n].map((frozen_days) => ({ frozen_amount: 5_000_000n, frozen_days })),
    trx_num: sun,
    num: 7,
    precision: 3,
    start_time: start,
    end_time: start + 3_650n * DAY_MS,
    description: utf8ToBytes('of wheat'),
    url: utf8ToBytes('https://grain.example'),
    free_asset_net_limit: 400n,
    public_free_asset_net_limit: 4_000n,
  };
}

/** TRC-10: issues, sales and gifts; a token can be one that does not exist. */
export function tokenKinds({ world, send, random, somebody, amount }: Turn): readonly Maker[] {
  const place = random(world.signers.length);
  const asset_name = bytesOf(tokenAt(place));
  const issuer = addressBytes(world.signers[place]!.address);
  const gift = { asset_name, to_address: addressBytes(somebody) };
  return [
    () => send('AssetIssueContract', tokenTerms(world.chain, 1 + random(9))),
    () => send('TransferAssetContract', { ...gift, amount }),
    () => send('TransferAssetContract', { ...gift, amount: amount * 200_000n }),
    () => send('ParticipateAssetIssueContract', { asset_name, to_address: issuer, amount }),
    () => send('UnfreezeAssetContract', {}),
    () =>
      send('UpdateAssetContract', {
        description: utf8ToBytes('of rye'),
        url: utf8ToBytes('https://rye.example'),
        new_limit: BigInt(random(500)),
        new_public_limit: BigInt(random(5_000)),
      }),
  ];
}

const TRX_NAME = utf8ToBytes('_');

/** An exchange of the issuer's own token with TRX. */
export function exchangeTerms(place: number) {
  return {
    first_token_id: bytesOf(tokenAt(place)),
    first_token_balance: 10_000_000_000n,
    second_token_id: TRX_NAME,
    second_token_balance: 2_000_000_000n,
  };
}

/** Exchanges: the first ones belong to the first signers, in their order. */
export function exchangeKinds({ world, send, random, owner, amount }: Turn): readonly Maker[] {
  const own = world.signers.indexOf(owner);
  const id = (place: number) => BigInt(1 + place);
  const place = random(ISSUERS);
  const token = (of: number) => (random(2) === 0 ? TRX_NAME : bytesOf(tokenAt(of)));
  const part = { exchange_id: id(own), token_id: token(own), quant: amount * 10n };
  const trade = { exchange_id: id(place), token_id: token(place), quant: amount };
  const other = bytesOf(tokenAt(random(ISSUERS)));
  const between = { ...exchangeTerms(own), second_token_id: other, second_token_balance: amount };
  return [
    () => send('ExchangeCreateContract', random(2) === 0 ? between : exchangeTerms(own)),
    () => send('ExchangeInjectContract', part),
    () => send('ExchangeWithdrawContract', { ...part, quant: amount }),
    () => send('ExchangeTransactionContract', { ...trade, expected: 1n }),
    () => send('ExchangeTransactionContract', { ...trade, expected: amount }),
  ];
}
