import { utf8ToBytes } from '@vellum/tron/bytes';
import { encodeVarint } from '@vellum/tron/protobuf/wire';
import type { Random } from '../random/random.ts';
import { ACTORS, type Maker, pair, type Signing, step, type World } from './step.ts';

const TRX_NAME = utf8ToBytes('_');

/** The token of the scenario, or one that does not exist. */
function tokenName(random: Random): (world: World) => Uint8Array {
  const isOther = random.oneIn(10);
  return ({ token }) => utf8ToBytes(isOther ? '1999999' : token);
}

/** Mostly the issuer, who has most of it. */
const holder = (random: Random): number => (random.oneIn(2) ? 0 : random.below(ACTORS));

const amount = (random: Random): bigint =>
  random.weighted([
    [6, BigInt(random.between(1, 5_000))],
    [1, random.pick([0n, -1n, 10n ** 9n, 2n ** 63n - 1n])],
  ]);

const transfer: Maker = (random) => {
  const [, other] = pair(random);
  const name = tokenName(random);
  const units = amount(random);
  const toStranger = random.oneIn(4);
  return step('TransferAssetContract', holder(random), (world) => ({
    asset_name: name(world),
    to_address: toStranger ? world.stranger : world.actor(other),
    amount: units,
  }));
};

/** The sale has not begun. */
const participate: Maker = (random) => {
  const [owner, other] = pair(random);
  const name = tokenName(random);
  const units = amount(random);
  const seller = random.oneIn(2) ? 0 : other;
  return step('ParticipateAssetIssueContract', owner, (world) => ({
    asset_name: name(world),
    to_address: world.actor(seller),
    amount: units,
  }));
};

const update: Maker = (random) =>
  step('UpdateAssetContract', holder(random), {
    description: utf8ToBytes('d'.repeat(random.pick([0, 5, 200, 201]))),
    url: utf8ToBytes(random.oneIn(6) ? '' : 'https://changed.example'),
    new_limit: BigInt(random.pick([0, 300, 2_000, -1])),
    new_public_limit: BigInt(random.pick([0, 5_000])),
  });

/** A chain counts its exchanges up, and longer numbers cost more: a shorter memo makes up for it. */
const EVEN_SIZE: Signing = {
  memo: ({ exchange }) => 'm'.repeat(9 - encodeVarint(exchange).length),
};

const trade: Maker = (random) => {
  const owner = random.below(ACTORS);
  const isTrx = random.oneIn(2);
  const quant = isTrx ? BigInt(random.between(1, 20)) * 1_000_000n : amount(random);
  const expected = BigInt(random.pick([0, 1, 1, 1, 500]));
  return step(
    'ExchangeTransactionContract',
    owner,
    ({ exchange, token }) => ({
      exchange_id: exchange,
      token_id: isTrx ? TRX_NAME : utf8ToBytes(token),
      quant,
      expected,
    }),
    EVEN_SIZE,
  );
};

const fill: Maker = (random) => {
  const type = random.pick(['ExchangeInjectContract', 'ExchangeWithdrawContract'] as const);
  const isTrx = random.oneIn(2);
  const quant = isTrx ? BigInt(random.between(1, 30)) * 1_000_000n : amount(random);
  return step(
    type,
    holder(random),
    ({ exchange, token }) => ({
      exchange_id: exchange,
      token_id: isTrx ? TRX_NAME : utf8ToBytes(token),
      quant,
    }),
    EVEN_SIZE,
  );
};

export const tokenSteps: readonly (readonly [number, Maker])[] = [
  [6, transfer],
  [1, participate],
  [1, update],
  [1, (random) => step('UnfreezeAssetContract', random.below(ACTORS), {})],
  [2, trade],
  [2, fill],
];
