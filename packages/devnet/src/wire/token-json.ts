import { addressBytes } from '@vellum/tron/address';
import type { JsonObject } from '@vellum/tron/json';
import { AssetIssueContract } from '@vellum/tron/protocol/asset-contracts';
import { type JsonStyle, messageToJson } from '@vellum/tron/protocol/to-json';
import type { Token } from '../state/token.ts';

/** A token as `getassetissuebyid` prints it. */
export function tokenJson(token: Token, style: JsonStyle): JsonObject {
  const message = {
    owner_address: addressBytes(token.owner),
    name: token.name,
    abbr: token.abbreviation,
    total_supply: token.totalSupply,
    frozen_supply: token.frozenSupply.map(({ amount, days }) => ({
      frozen_amount: amount,
      frozen_days: days,
    })),
    trx_num: token.trxNum,
    precision: token.precision,
    num: token.num,
    start_time: BigInt(token.startTime),
    end_time: BigInt(token.endTime),
    description: token.description,
    vote_score: token.voteScore,
    url: token.url,
    free_asset_net_limit: token.freeNetLimit,
    public_free_asset_net_limit: token.publicFreeNetLimit,
    public_free_asset_net_usage: token.publicNet?.used,
    public_latest_free_net_time: token.publicNet && BigInt(token.publicNet.at),
    id: token.id,
  };
  return messageToJson(AssetIssueContract, message, style);
}
