import type { HexAddress } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { readWallet } from '@vellum/tron/client/wallet-request';

/** Who has to sign for an account. */
export type AccountControl =
  | Readonly<{ kind: 'absent' }>
  | Readonly<{ kind: 'contract' }>
  | Readonly<{ kind: 'single' }>
  | Readonly<{ kind: 'multiple'; threshold: number; keys: number }>;

/** By the owner permission of the account: whoever meets its threshold can change all others. */
export async function accountControl(client: Client, address: HexAddress): Promise<AccountControl> {
  const answer = await readWallet(client, 'getaccount', { address });
  if (answer.empty) return { kind: 'absent' };
  if (answer.text('type') === 'Contract') return { kind: 'contract' };
  const owner = answer.object('owner_permission');
  const weights = owner.objects('keys').map((key) => key.number('weight'));
  const threshold = owner.number('threshold');
  const aloneEnough = weights.length === 0 || weights.some((weight) => weight >= threshold);
  return aloneEnough ? { kind: 'single' } : { kind: 'multiple', threshold, keys: weights.length };
}

export function controlText(control: AccountControl): string {
  switch (control.kind) {
    case 'absent':
      return 'not active on this chain yet: it has never received anything';
    case 'contract':
      return 'a contract';
    case 'single':
      return 'one key signs for it';
    case 'multiple':
      return `multi-signature: weight ${control.threshold} of ${control.keys} keys`;
  }
}
