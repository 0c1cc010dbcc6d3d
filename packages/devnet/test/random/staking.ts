import { addressBytes } from '@vellum/tron/address';
import type { Maker, Turn } from './turn.ts';

/** Stakes, loans and what ends them; many are refused, as nothing is staked or lent yet. */
export function stakingKinds({ send, random, other }: Turn): readonly Maker[] {
  const amount = BigInt(1_000_000 + random(20_000_000));
  const resource = random(2) === 0 ? 'BANDWIDTH' : 'ENERGY';
  const receiver_address = addressBytes(other.address);
  const part = { resource, balance: amount / 4n + 1_000_000n, receiver_address } as const;
  const stake = { frozen_balance: amount, resource } as const;
  return [
    () => send('FreezeBalanceV2Contract', stake),
    () => send('FreezeBalanceV2Contract', stake),
    () => send('UnfreezeBalanceV2Contract', { unfreeze_balance: amount / 4n, resource }),
    () => send('WithdrawExpireUnfreezeContract', {}),
    () => send('CancelAllUnfreezeV2Contract', {}),
    () => send('DelegateResourceContract', part),
    () => send('DelegateResourceContract', { ...part, lock: true }),
    () => send('UnDelegateResourceContract', { ...part, balance: 1_000_000n }),
    () => send('FreezeBalanceContract', { frozen_balance: amount, frozen_duration: 3n, resource }),
    () => send('UnfreezeBalanceContract', { resource }),
  ];
}
