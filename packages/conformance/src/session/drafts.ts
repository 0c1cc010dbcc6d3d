import { addressBytes } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { type JsonObject, stringifyJson } from '@vellum/tron/json';
import type { MessageInput, MessageType } from '@vellum/tron/protobuf/message-type';
import {
  type ContractInput,
  type ContractType,
  contractMessages,
} from '@vellum/tron/protocol/contracts';
import { messageToJson } from '@vellum/tron/protocol/to-json';
import type { Signer, TransactionOptions } from '../node/submit.ts';

const builderOf: Readonly<Partial<Record<ContractType, string>>> = {
  TransferContract: 'createtransaction',
  AccountCreateContract: 'createaccount',
  AccountUpdateContract: 'updateaccount',
  SetAccountIdContract: 'setaccountid',
  AccountPermissionUpdateContract: 'accountpermissionupdate',
  AssetIssueContract: 'createassetissue',
  TransferAssetContract: 'transferasset',
  ParticipateAssetIssueContract: 'participateassetissue',
  UnfreezeAssetContract: 'unfreezeasset',
  UpdateAssetContract: 'updateasset',
  ExchangeCreateContract: 'exchangecreate',
  ExchangeInjectContract: 'exchangeinject',
  ExchangeWithdrawContract: 'exchangewithdraw',
  ExchangeTransactionContract: 'exchangetransaction',
  WitnessCreateContract: 'createwitness',
  WitnessUpdateContract: 'updatewitness',
  VoteWitnessContract: 'votewitnessaccount',
  WithdrawBalanceContract: 'withdrawbalance',
  UpdateBrokerageContract: 'updateBrokerage',
  ProposalCreateContract: 'proposalcreate',
  ProposalApproveContract: 'proposalapprove',
  ProposalDeleteContract: 'proposaldelete',
  FreezeBalanceContract: 'freezebalance',
  UnfreezeBalanceContract: 'unfreezebalance',
  FreezeBalanceV2Contract: 'freezebalancev2',
  UnfreezeBalanceV2Contract: 'unfreezebalancev2',
  WithdrawExpireUnfreezeContract: 'withdrawexpireunfreeze',
  CancelAllUnfreezeV2Contract: 'cancelallunfreezev2',
  DelegateResourceContract: 'delegateresource',
  UnDelegateResourceContract: 'undelegateresource',
  CreateSmartContract: 'deploycontract',
  TriggerSmartContract: 'triggersmartcontract',
  UpdateSettingContract: 'updatesetting',
  UpdateEnergyLimitContract: 'updateenergylimit',
  ClearABIContract: 'clearabi',
};

export type Draft = Readonly<{ path: string; body: JsonObject }>;

/** The request that lets a node build this transaction, in hex or with `visible`. */
export function draftOf<T extends ContractType>(
  owner: Signer,
  type: T,
  value: Omit<ContractInput<T>, 'owner_address'>,
  options: TransactionOptions,
  visible: boolean,
): Draft | undefined {
  const builder = builderOf[type];
  if (builder === undefined) return undefined;
  const whole = {
    owner_address: addressBytes(owner.address),
    ...value,
  } as MessageInput<MessageType>;
  const fields = messageToJson(contractMessages[type] as MessageType, whole, { visible });
  return {
    path: `/wallet/${builder}`,
    body: {
      ...(type === 'CreateSmartContract' ? deployFields(fields) : fields),
      ...(options.feeLimit !== undefined && { fee_limit: options.feeLimit }),
      ...(options.permissionId !== undefined && { Permission_id: options.permissionId }),
      ...(options.memo !== undefined && { extra_data: memoText(options.memo, visible) }),
      ...(visible && { visible }),
    },
  };
}

/** The route takes the parts of the new contract one by one, the ABI as a text. */
function deployFields({ new_contract, ...fields }: JsonObject): JsonObject {
  const { abi, origin_address, ...contract } = new_contract as JsonObject;
  return {
    ...fields,
    ...contract,
    ...(abi !== undefined && { abi: stringifyJson((abi as JsonObject)['entrys'] ?? []) }),
  };
}

function memoText(memo: string, visible: boolean): string {
  return visible ? memo : toHex(new TextEncoder().encode(memo));
}
