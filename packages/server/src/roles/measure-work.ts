import { toHexAddress } from '@vellum/tron/address';
import { getAccount } from '@vellum/tron/client/accounts';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import { type ChainPosition, readChainPosition } from '../indexer/chain-position.ts';
import type { Modules } from '../modules/modules.ts';
import type { Metrics } from '../platform/log/metrics.ts';
import { signingKey } from '../platform/sessions/signing-key.ts';

const SUN = 1_000_000;
/** What a figure is when nobody can tell it. */
const UNKNOWN = -1;

/** For who watches: whether the index works, and what the keys that pay for calls still have. */
export function measureWork(modules: Modules, metrics: Metrics): void {
  measureIndex(modules, metrics);
  if (modules.config.roles.includes('keeper')) measureKeys(modules, metrics);
}

function measureIndex({ open, clock }: Modules, metrics: Metrics): void {
  const of = (read: (position: ChainPosition) => number) => async () => {
    const position = await readChainPosition(open.database);
    return position === null ? UNKNOWN : read(position);
  };
  metrics.gauge(
    'index_lag_blocks',
    'Blocks that the index is behind the node',
    of(({ nodeHead, head }) => Math.max(0, nodeHead - head)),
  );
  metrics.gauge(
    'index_halted',
    '1 when the indexer has stopped and waits for a person',
    of(({ halted }) => (halted === null ? 0 : 1)),
  );
  metrics.gauge(
    'index_silence_seconds',
    'Time since the last heartbeat of the indexer',
    of(({ seenAt }) => Math.max(0, (clock() - seenAt) / 1000)),
  );
}

function measureKeys({ config, client }: Modules, metrics: Metrics): void {
  const gauges = {
    keeperKey: 'keeper_balance_trx',
    payoutKey: 'payout_balance_trx',
    reserveKey: 'reserve_balance_trx',
    operatorKey: 'operator_balance_trx',
  } as const;
  for (const name of ['keeperKey', 'payoutKey', 'reserveKey', 'operatorKey'] as const) {
    const key = config[name];
    if (key === null) continue;
    const account = accountOf(config, name);
    const own = addressOfPrivateKey(signingKey(name, key));
    const address = account === null ? own : toHexAddress(account);
    metrics.gauge(gauges[name], 'TRX that the key can still spend', () =>
      getAccount(client, address).then(
        (account) => Number(account?.balance ?? 0n) / SUN,
        // A node that is away must not hide the other figures.
        () => UNKNOWN,
      ),
    );
  }
}

/** Whose TRX a key spends, where it is not its own account's. */
function accountOf({ payoutAccount, reserveAccount }: Modules['config'], key: string) {
  if (key === 'payoutKey') return payoutAccount ?? null;
  return key === 'reserveKey' ? (reserveAccount ?? null) : null;
}
