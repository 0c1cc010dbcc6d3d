/** What a field holds that no two runs share; its value is replaced by a name. */
export type FieldKind =
  | 'hash'
  /** Of what others do: never one that a part has named. */
  | 'foreign hash'
  | 'signature'
  | 'height'
  | 'time'
  | 'foreign time'
  | 'slot'
  | 'reference'
  | 'raw transaction'
  /** Recovers as time passes, so two nodes show it a little apart. */
  | 'usage'
  /** Depends on what everyone else does on the chain. */
  | 'total'
  /** Counts maintenances, and is absent before the first one: left out. */
  | 'cycle';

const keysOf: Readonly<Record<FieldKind, readonly string[]>> = {
  hash: ['blockID', 'txID', 'txid', 'hash', 'blockHash', 'transactionHash'],
  'foreign hash': ['parentHash', 'txTrieRoot', 'accountStateRoot', 'transactionsRoot', 'logsBloom'],
  signature: ['signature', 'witness_signature', 'r', 's', 'v'],
  height: ['number', 'blockNumber', 'block_num', 'proposal_id', 'exchange_id'],
  time: [
    'timestamp',
    'blockTimeStamp',
    'expiration',
    'create_time',
    'latest_opration_time',
    'expire_time',
    'unfreeze_expire_time',
    'latest_withdraw_time',
    'expire_time_for_bandwidth',
    'expire_time_for_energy',
    'start_time',
    'end_time',
  ],
  // When proposals expire is a setting of the chain that no parameter of this release tells.
  'foreign time': ['expiration_time'],
  slot: ['latest_consume_time', 'latest_consume_free_time', 'latest_consume_time_for_energy'],
  reference: ['ref_block_bytes', 'ref_block_hash'],
  'raw transaction': ['raw_data_hex'],
  usage: [
    'free_net_usage',
    'net_usage',
    'energy_usage',
    'freeNetUsed',
    'NetUsed',
    'EnergyUsed',
    'net_window_size',
    'energy_window_size',
    'max_size',
  ],
  cycle: ['update_cycle'],
  total: ['TotalNetWeight', 'TotalEnergyWeight', 'TotalTronPowerWeight', 'NetLimit', 'EnergyLimit'],
};

const kindOfKey: ReadonlyMap<string, FieldKind> = new Map(
  Object.entries(keysOf).flatMap(([kind, keys]) => keys.map((key) => [key, kind as FieldKind])),
);

/** Kinds of the values of maps, which are lists of `key` and `value`. */
const kindOfValues: ReadonlyMap<string, FieldKind> = new Map([
  ['latest_asset_operation_timeV2', 'slot'],
  ['free_asset_net_usageV2', 'usage'],
]);

/** By its name, and the name of the object it is in: what a receipt says was used is exact. */
export function fieldKind(key: string, parent: string): FieldKind | undefined {
  if (key === 'value') return kindOfValues.get(parent);
  const kind = kindOfKey.get(key);
  return kind === 'usage' && parent === 'receipt' ? undefined : kind;
}
