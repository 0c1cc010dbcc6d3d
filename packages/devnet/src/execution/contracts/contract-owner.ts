import type { Contract } from '../../state/contract.ts';
import type { StateReader } from '../../state/state-reader.ts';
import { addressIn } from '../owner.ts';

/** Message fields that every change of a contract's settings has. */
export type SettingFields = Readonly<{
  owner_address: Uint8Array;
  contract_address: Uint8Array;
}>;

/** java-tron words what is missing differently by contract type. */
export type MissingWording = Readonly<{ account: string; contract: string }>;

const DOES_NOT_EXIST: MissingWording = {
  account: 'does not exist',
  contract: 'Contract does not exist',
};

/** The contract whose settings the owner may change, or java-tron's reason why not. */
export function contractOfOwner(
  state: StateReader,
  { owner_address, contract_address }: SettingFields,
  /** Looked at after the owner and before the contract. */
  problem: string | undefined,
  wording: MissingWording = DOES_NOT_EXIST,
): Contract | string {
  const owner = addressIn(owner_address);
  if (owner === undefined) return 'Invalid address';
  if (state.account(owner) === undefined) return `Account[${owner}] ${wording.account}`;
  if (problem !== undefined) return problem;
  const address = addressIn(contract_address);
  const contract = address && state.contract(address);
  if (!contract) return wording.contract;
  return contract.origin === owner
    ? contract
    : `Account[${owner}] is not the owner of the contract`;
}

/** The contract of a validated message. */
export function validatedContract(state: StateReader, fields: SettingFields): Contract {
  const contract = contractOfOwner(state, fields, undefined);
  if (typeof contract === 'string') throw new Error(contract);
  return contract;
}
