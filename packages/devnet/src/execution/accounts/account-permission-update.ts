import { hexAddressFromBytes } from '@vellum/tron/address';
import type { ContractValue } from '@vellum/tron/protocol/contracts';
import { isWitness } from '../../governance/witnesses.ts';
import type { Permission } from '../../state/account.ts';
import { burn, debit, existing } from '../fees/balance.ts';
import type { NativeContract } from '../native-contract.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal, Refusal } from '../refusal.ts';
import { type PermissionMessage, permissionProblem } from './permission-problem.ts';

type Value = ContractValue<'AccountPermissionUpdateContract'>;

const MAX_ACTIVE = 8;

/** Defines who may sign for an account, all permissions at once. */
export const accountPermissionUpdate: NativeContract<'AccountPermissionUpdateContract'> = {
  validate({ state, parameters }, value) {
    if (parameters.getAllowMultiSign !== 1n) {
      return 'multi sign is not allowed, need to be opened by the committee';
    }
    const owner = addressIn(value.owner_address);
    if (owner === undefined) return 'invalidate ownerAddress';
    if (state.account(owner) === undefined) return 'ownerAddress account does not exist';
    return presenceProblem(value, isWitness(state, owner)) ?? firstProblem(value);
  },

  execute(context, value) {
    const { state, parameters } = context;
    const address = addressIn(value.owner_address);
    if (address === undefined) throw contractRefusal('invalidate ownerAddress');
    const permissions = [
      ...(value.owner ? [permissionOf(value.owner, 'Owner', 0)] : []),
      ...(value.witness ? [permissionOf(value.witness, 'Witness', 1)] : []),
      ...value.actives.map((active, index) => permissionOf(active, 'Active', 2 + index)),
    ];
    state.putAccount({ ...existing(state, address), permissions });
    const fee = parameters.getUpdateAccountPermissionFee;
    if (!debit(state, address, fee)) {
      const reason = `${address} insufficient balance, balance: ${existing(state, address).balance}, amount: ${fee}`;
      throw new Refusal('CONTRACT_EXE_ERROR', `Contract execute error : ${reason}`);
    }
    burn(context, fee);
    return { fee };
  },
};

function presenceProblem(value: Value, ofWitness: boolean): string | undefined {
  if (value.owner === undefined) return 'owner permission is missed';
  if (ofWitness && value.witness === undefined) return 'witness permission is missed';
  if (!ofWitness && value.witness !== undefined) {
    return "account isn't witness can't set witness permission";
  }
  if (value.actives.length === 0) return 'active permission is missed';
  return value.actives.length > MAX_ACTIVE ? 'active permission is too many' : undefined;
}

function firstProblem({ owner, witness, actives }: Value): string | undefined {
  const permissions: readonly (readonly [Permission['type'], PermissionMessage | undefined])[] = [
    ['Owner', owner],
    ['Witness', witness],
    ...actives.map((active) => ['Active', active] as const),
  ];
  for (const [type, permission] of permissions) {
    if (permission === undefined) continue;
    if (permission.type !== type) return `${type.toLowerCase()} permission type is error`;
    const problem = permissionProblem(permission);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

// Ids are given by position, whatever the message says.
function permissionOf(
  message: PermissionMessage,
  type: Permission['type'],
  id: number,
): Permission {
  const { permission_name: name, threshold, operations } = message;
  const keys = message.keys.map(({ address, weight }) => ({
    address: hexAddressFromBytes(address),
    weight,
  }));
  return { type, id, name, threshold, operations, keys };
}
