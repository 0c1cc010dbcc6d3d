import { addressBytes } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import type { Json, JsonObject } from '@vellum/tron/json';
import { type ContractType, contractMessages } from '@vellum/tron/protocol/contracts';
import { messageFromJson } from '@vellum/tron/protocol/from-json';
import { Abi } from '@vellum/tron/protocol/smart-contract';
import { parseJson } from '../wire/json-text.ts';
import { draftTransactionJson } from '../wire/transaction-json.ts';
import { draftTransaction, validDraftJson } from './draft.ts';
import type { Handler, HandlerTable, HttpCall } from './handler.ts';
import { contractValidateError } from './java-error.ts';
import { int64Of, requiredAddress, textOf } from './params.ts';

/** Drafts of transactions whose contract is the request itself. */
export const builders: HandlerTable = {
  createtransaction: builderOf('TransferContract'),
  createaccount: builderOf('AccountCreateContract'),
  updateaccount: builderOf('AccountUpdateContract'),
  updatesetting: builderOf('UpdateSettingContract'),
  updateenergylimit: builderOf('UpdateEnergyLimitContract'),
  clearabi: builderOf('ClearABIContract'),
  accountpermissionupdate: builderOf('AccountPermissionUpdateContract'),
  setaccountid: builderOf('SetAccountIdContract'),
  createassetissue: builderOf('AssetIssueContract'),
  transferasset: builderOf('TransferAssetContract'),
  participateassetissue: builderOf('ParticipateAssetIssueContract'),
  unfreezeasset: builderOf('UnfreezeAssetContract'),
  updateasset: builderOf('UpdateAssetContract'),
  exchangecreate: builderOf('ExchangeCreateContract'),
  exchangeinject: builderOf('ExchangeInjectContract'),
  exchangewithdraw: builderOf('ExchangeWithdrawContract'),
  exchangetransaction: builderOf('ExchangeTransactionContract'),
  createwitness: builderOf('WitnessCreateContract'),
  updatewitness: builderOf('WitnessUpdateContract'),
  votewitnessaccount: builderOf('VoteWitnessContract'),
  withdrawbalance: builderOf('WithdrawBalanceContract'),
  updateBrokerage: builderOf('UpdateBrokerageContract'),
  proposalcreate: builderOf('ProposalCreateContract'),
  proposalapprove: builderOf('ProposalApproveContract'),
  proposaldelete: builderOf('ProposalDeleteContract'),
  freezebalance: builderOf('FreezeBalanceContract'),
  unfreezebalance: builderOf('UnfreezeBalanceContract'),
  freezebalancev2: builderOf('FreezeBalanceV2Contract'),
  unfreezebalancev2: builderOf('UnfreezeBalanceV2Contract'),
  withdrawexpireunfreeze: builderOf('WithdrawExpireUnfreezeContract'),
  cancelallunfreezev2: builderOf('CancelAllUnfreezeV2Contract'),
  delegateresource: builderOf('DelegateResourceContract'),
  undelegateresource: builderOf('UnDelegateResourceContract'),
  deploycontract: deployContract,
};

function builderOf(type: ContractType): Handler {
  return (call) => {
    const value = messageFromJson(contractMessages[type], call.params.fields, call.params);
    return validDraftJson(call, type, value);
  };
}

/** The one builder whose request is not shaped like its contract. */
function deployContract(call: HttpCall): JsonObject {
  const { params } = call;
  const owner = addressBytes(requiredAddress(params, 'owner_address'));
  const percent = int64Of(params, 'consume_user_resource_percent');
  if (percent < 0n || percent > 100n) {
    throw contractValidateError('percent must be >= 0 and <= 100');
  }
  const transaction = draftTransaction(call, 'CreateSmartContract', {
    owner_address: owner,
    call_token_value: int64Of(params, 'call_token_value'),
    token_id: int64Of(params, 'token_id'),
    new_contract: {
      origin_address: owner,
      abi: abiOf(call),
      bytecode: fromHex(textOf(params, 'bytecode') + textOf(params, 'parameter')),
      call_value: int64Of(params, 'call_value'),
      consume_user_resource_percent: percent,
      name: textOf(params, 'name'),
      origin_energy_limit: int64Of(params, 'origin_energy_limit'),
    },
  });
  return draftTransactionJson(transaction, params);
}

/** The ABI comes as a list, or as the text of one. */
function abiOf({ params }: HttpCall) {
  const given = params.fields['abi'];
  const entrys: Json | undefined = typeof given === 'string' ? parseJson(given) : given;
  return messageFromJson(Abi, { entrys: entrys ?? [] }, params);
}
