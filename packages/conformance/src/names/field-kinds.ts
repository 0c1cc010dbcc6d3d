/** What a field holds that no two runs share; its value is replaced by a name. */
export type FieldKind =
  | 'hash'
  | 'signature'
  | 'height'
  | 'time'
  | 'slot'
  | 'reference'
  | 'raw transaction'
  /** Recovers as time passes, so two nodes show it a little apart. */
  | 'usage'
  /** Depends on what everybody else does on the chain. */
  | 'total';

const keysOf: Readonly<Record<FieldKind, readonly string[]>> = {
  hash: [
    'blockID',
    'parentHash',
    'txTrieRoot',
    'accountStateRoot',
    'hash',
    'blockHash',
    'transactionHash',
    'transactionsRoot',
    'logsBloom',
  ],
  signature: ['signature', 'witness_signature', 'r', 's', 'v'],
  height: ['number', 'blockNumber', 'block_num'],
  time: [
    'timestamp',
    'blockTimeStamp',
    'expiration',
    'create_time',
    'latest_opration_time',
    'expire_time',
    'unfreeze_expire_time',
    'expiration_time',
    'latest_withdraw_time',
  ],
  slot: ['latest_consume_time', 'latest_consume_free_time', 'latest_consume_time_for_energy'],
  reference: ['ref_block_bytes', 'ref_block_hash'],
  'raw transaction': ['raw_data_hex'],
  usage: ['free_net_usage', 'net_usage', 'energy_usage', 'freeNetUsed', 'NetUsed', 'EnergyUsed'],
  total: ['TotalNetWeight', 'TotalEnergyWeight', 'TotalTronPowerWeight'],
};

const kindOfKey: ReadonlyMap<string, FieldKind> = new Map(
  Object.entries(keysOf).flatMap(([kind, keys]) => keys.map((key) => [key, kind as FieldKind])),
);

export function fieldKind(key: string): FieldKind | undefined {
  return kindOfKey.get(key);
}
