import { defineMessage, repeated } from '../protobuf/message-type.ts';

export const FrozenSupply = defineMessage('AssetIssueContract.FrozenSupply', {
  frozen_amount: [1, 'int64'],
  frozen_days: [2, 'int64'],
});

export const AssetIssueContract = defineMessage('AssetIssueContract', {
  owner_address: [1, 'address'],
  name: [2, 'name'],
  abbr: [3, 'name'],
  total_supply: [4, 'int64'],
  frozen_supply: [5, repeated(FrozenSupply)],
  trx_num: [6, 'int32'],
  precision: [7, 'int32'],
  num: [8, 'int32'],
  start_time: [9, 'int64'],
  end_time: [10, 'int64'],
  order: [11, 'int64'],
  vote_score: [16, 'int32'],
  description: [20, 'name'],
  url: [21, 'name'],
  free_asset_net_limit: [22, 'int64'],
  public_free_asset_net_limit: [23, 'int64'],
  public_free_asset_net_usage: [24, 'int64'],
  public_latest_free_net_time: [25, 'int64'],
  id: [41, 'string'],
});

export const TransferAssetContract = defineMessage('TransferAssetContract', {
  asset_name: [1, 'name'],
  owner_address: [2, 'address'],
  to_address: [3, 'address'],
  amount: [4, 'int64'],
});

export const ParticipateAssetIssueContract = defineMessage('ParticipateAssetIssueContract', {
  owner_address: [1, 'address'],
  to_address: [2, 'address'],
  asset_name: [3, 'name'],
  amount: [4, 'int64'],
});

export const UnfreezeAssetContract = defineMessage('UnfreezeAssetContract', {
  owner_address: [1, 'address'],
});

export const UpdateAssetContract = defineMessage('UpdateAssetContract', {
  owner_address: [1, 'address'],
  description: [2, 'name'],
  url: [3, 'name'],
  new_limit: [4, 'int64'],
  new_public_limit: [5, 'int64'],
});
