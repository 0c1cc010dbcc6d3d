import type { HexAddress } from '../address.ts';
import { ContractTypeCode } from '../protocol/transaction.ts';
import type { Answer } from './answer.ts';
import type { Client } from './client.ts';
import { type ReadOptions, readWallet } from './wallet-request.ts';

/** Who may sign for an account: keys whose weights have to reach a threshold. */
export type Permission = Readonly<{
  /** What a transaction names: 0 for the owner's, from 2 on for active ones. */
  id: number;
  name: string;
  threshold: bigint;
  keys: readonly Readonly<{ address: HexAddress; weight: bigint }>[];
  /** Whether it reaches to calls of contracts; the owner's reaches to everything. */
  allowsCalls: boolean;
}>;

/** The owner's permission, then the active ones. Every address has the owner's by itself. */
export async function getPermissions(
  client: Client,
  address: HexAddress,
  options?: ReadOptions,
): Promise<readonly Permission[]> {
  const answer = await readWallet(client, 'getaccount', { address }, options);
  const owner = answer.object('owner_permission');
  return [
    owner.empty ? ownersOf(address) : { ...permissionIn(owner), id: 0, allowsCalls: true },
    ...answer.objects('active_permission').map(permissionIn),
  ];
}

const ownersOf = (address: HexAddress): Permission => ({
  id: 0,
  name: 'owner',
  threshold: 1n,
  keys: [{ address, weight: 1n }],
  allowsCalls: true,
});

function permissionIn(answer: Answer): Permission {
  return {
    id: answer.number('id'),
    name: answer.text('permission_name'),
    threshold: answer.int('threshold'),
    keys: answer.objects('keys').map((key) => ({
      address: key.requiredAddress('address'),
      weight: key.int('weight'),
    })),
    allowsCalls: allowsCalls(answer.bytes('operations')),
  };
}

/** Operations are a bitmap over the kinds of contract. */
function allowsCalls(operations: Uint8Array): boolean {
  const kind = ContractTypeCode.enum.TriggerSmartContract;
  return ((operations[kind >> 3] ?? 0) & (1 << (kind & 7))) !== 0;
}
