import { blindBox } from '@vellum/contracts/blind-boxes';
import { energyDesk } from '@vellum/contracts/energy';
import { payout } from '@vellum/contracts/income';
import { type Address, fromHexAddress, type HexAddress, toHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import type { Client } from '@vellum/tron/client/client';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import { askContract } from '../platform/chain/ask-contract.ts';

/** The accounts that a worker acts for by its keys; null without the key. */
type WorkerAccounts = Readonly<
  Record<'keeper' | 'payout' | 'reserve' | 'operator', HexAddress | null>
>;

/** What the chain says of a key that is not in its place; its work would rest without a word. */
export type KeyFault = Readonly<{
  key: 'KEEPER_KEY' | 'PAYOUT_KEY' | 'RESERVE_KEY' | 'OPERATOR_KEY';
  /** For whom the key acts. */
  account: Address;
  /** The role that this account does not have; for the keeper, which needs none, the one that it has. */
  role: 'payout proposer' | 'payout reserve' | 'energy operator' | 'box operator';
  /** Who has the role; null where several accounts may. */
  expected: Address | null;
  /** Whether the key does a part of its work all the same. */
  isPartial: boolean;
}>;

type RoleContracts = Readonly<Record<'payout' | 'energyDesk' | 'blindBox', Address>>;

/** The account of a key in hex, or the one for which it signs by a permission. */
export function accountOfKey(key: string | null, account: Address | null = null) {
  if (key === null) return null;
  return account === null ? addressOfPrivateKey(fromHex(key)) : toHexAddress(account);
}

/** Compares the keys of a worker with the roles on chain. Throws when the chain cannot be read. */
export async function keyFaults(
  client: Client,
  contracts: RoleContracts,
  accounts: WorkerAccounts,
): Promise<readonly KeyFault[]> {
  const ask = askContract(client);
  const { operator } = accounts;
  const [payoutRoles, energyOperator, isBoxOperator] = await Promise.all([
    ask(contracts.payout, payout.roles()),
    ask(contracts.energyDesk, energyDesk.operator()),
    operator === null || ask(contracts.blindBox, blindBox.isOperator(operator)),
  ]);
  const named: readonly Named[] = [
    { role: 'payout proposer', holder: payoutRoles.proposer },
    { role: 'payout reserve', holder: payoutRoles.reserve },
    { role: 'energy operator', holder: energyOperator },
  ];
  const [proposer, reserve, lender] = named as [Named, Named, Named];
  return [
    ...named.flatMap((one) => strayKeeper(accounts.keeper, one)),
    ...unnamed('PAYOUT_KEY', accounts.payout, proposer),
    ...unnamed('RESERVE_KEY', accounts.reserve, reserve),
    ...operatorFaults(operator, lender, isBoxOperator),
  ];
}

type Named = Readonly<{ role: KeyFault['role']; holder: HexAddress }>;

function unnamed(
  key: KeyFault['key'],
  account: HexAddress | null,
  { role, holder }: Named,
): KeyFault[] {
  if (account === null || account === holder) return [];
  const expected = fromHexAddress(holder);
  return [{ key, account: fromHexAddress(account), role, expected, isPartial: false }];
}

/** The two roles are named apart: one may have been voted to another account. */
function operatorFaults(
  account: HexAddress | null,
  lender: Named,
  isBoxOperator: boolean,
): KeyFault[] {
  const [fault] = unnamed('OPERATOR_KEY', account, lender);
  if (fault) return [{ ...fault, isPartial: isBoxOperator }];
  if (account === null || isBoxOperator) return [];
  const [key, role] = ['OPERATOR_KEY', 'box operator'] as const;
  return [{ key, account: fromHexAddress(account), role, expected: null, isPartial: true }];
}

/** A keeper needs no role: one whose account has one was most likely swapped with another key. */
function strayKeeper(account: HexAddress | null, { role, holder }: Named): KeyFault[] {
  if (account === null || account !== holder) return [];
  const own = fromHexAddress(account);
  return [{ key: 'KEEPER_KEY', account: own, role, expected: own, isPartial: true }];
}
