import type { JsonObject } from '@vellum/tron/json';
import {
  type ContractInput,
  type ContractType,
  contractMessages,
  isContractType,
} from '@vellum/tron/protocol/contracts';
import { readMessage } from '../../wire/message-reader.ts';
import { draftTransactionJson } from '../../wire/transaction-json.ts';
import { type DraftField, draftOptions, draftTransaction } from './draft.ts';
import { deployContract, percentProblem } from './draft-deployment.ts';
import { contractValidateError, JavaError } from './java-error.ts';
import {
  type Reading,
  type Servlet,
  type ServletCall,
  type ServletTable,
  servlet,
} from './servlet.ts';
import { isVisible, requiredObjectIn, textOf } from './servlet-request.ts';

/** How a servlet takes requests: whether it answers GET at all, and whether it knows forms. */
type Manner = Readonly<{
  get: 'refused' | 'silent';
  forms: boolean;
  reads?: readonly DraftField[];
}>;

const POST_ONLY: Manner = { get: 'refused', forms: true };
const MUTE: Manner = { get: 'silent', forms: true };
const MUTE_JSON: Manner = { get: 'silent', forms: false };
const WITH_MEMO: Manner = { ...MUTE_JSON, reads: ['Permission_id', 'extra_data'] };

/** Drafts of transactions whose contract is the request itself. */
export const builders: ServletTable = {
  createtransaction: builderOf('TransferContract', WITH_MEMO),
  createaccount: builderOf('AccountCreateContract', POST_ONLY),
  updateaccount: builderOf('AccountUpdateContract', MUTE),
  updatesetting: builderOf('UpdateSettingContract', MUTE),
  updateenergylimit: builderOf('UpdateEnergyLimitContract', MUTE),
  clearabi: builderOf('ClearABIContract', MUTE),
  accountpermissionupdate: builderOf('AccountPermissionUpdateContract', MUTE),
  setaccountid: builderOf('SetAccountIdContract', MUTE_JSON),
  createassetissue: builderOf('AssetIssueContract', MUTE),
  transferasset: builderOf('TransferAssetContract', WITH_MEMO),
  participateassetissue: builderOf('ParticipateAssetIssueContract', MUTE_JSON),
  unfreezeasset: builderOf('UnfreezeAssetContract', MUTE),
  updateasset: builderOf('UpdateAssetContract', MUTE),
  exchangecreate: builderOf('ExchangeCreateContract', POST_ONLY),
  exchangeinject: builderOf('ExchangeInjectContract', POST_ONLY),
  exchangewithdraw: builderOf('ExchangeWithdrawContract', POST_ONLY),
  exchangetransaction: builderOf('ExchangeTransactionContract', POST_ONLY),
  createwitness: builderOf('WitnessCreateContract', MUTE),
  updatewitness: builderOf('WitnessUpdateContract', MUTE),
  votewitnessaccount: builderOf('VoteWitnessContract', MUTE_JSON),
  withdrawbalance: builderOf('WithdrawBalanceContract', MUTE_JSON),
  updateBrokerage: builderOf('UpdateBrokerageContract', POST_ONLY),
  proposalcreate: builderOf('ProposalCreateContract', MUTE_JSON),
  proposalapprove: builderOf('ProposalApproveContract', MUTE_JSON),
  proposaldelete: builderOf('ProposalDeleteContract', MUTE_JSON),
  freezebalance: builderOf('FreezeBalanceContract', POST_ONLY),
  unfreezebalance: builderOf('UnfreezeBalanceContract', MUTE),
  freezebalancev2: builderOf('FreezeBalanceV2Contract', POST_ONLY),
  unfreezebalancev2: builderOf('UnfreezeBalanceV2Contract', MUTE),
  withdrawexpireunfreeze: builderOf('WithdrawExpireUnfreezeContract', MUTE_JSON),
  cancelallunfreezev2: builderOf('CancelAllUnfreezeV2Contract', POST_ONLY),
  delegateresource: builderOf('DelegateResourceContract', POST_ONLY),
  undelegateresource: builderOf('UnDelegateResourceContract', MUTE),
  deploycontract: deployContract,
  createCommonTransaction: servlet(bodyOf(POST_ONLY), (call, body) =>
    draftJson(call, typeOf(requiredObjectIn(body)), body, ['Permission_id']),
  ),
};

function builderOf(type: ContractType, manner: Manner): Servlet {
  const reads = manner.reads ?? ['Permission_id'];
  return servlet(bodyOf(manner), (call, body) => draftJson(call, type, body, reads));
}

/** The text of the body, which is read twice: as a message and for what is in no message. */
function bodyOf({ get, forms }: Manner): Reading<string> {
  return {
    get,
    post: (request) => {
      const body = forms ? request.json : request.body;
      return { visible: isVisible(body), asked: body };
    },
  };
}

async function draftJson<T extends ContractType>(
  call: ServletCall,
  type: T,
  body: string,
  reads: readonly DraftField[],
): Promise<JsonObject> {
  const value = readMessage(contractMessages[type], body, call) as ContractInput<T>;
  const refusal = await refusalOf(call, type, value);
  if (refusal !== undefined) throw contractValidateError(refusal);
  const options = draftOptions(requiredObjectIn(body), call.visible, reads);
  return draftTransactionJson(draftTransaction(call.chain, type, value, options), call);
}

/** java-tron validates native contracts before it hands out a draft; the others are judged when they run. */
function refusalOf<T extends ContractType>(
  { chain }: ServletCall,
  type: T,
  value: ContractInput<T>,
): string | undefined | Promise<string | undefined> {
  const { contract } = draftTransaction(chain, type, value);
  if (contract.type === 'CreateSmartContract') {
    return percentProblem(contract.value.new_contract?.consume_user_resource_percent ?? 0n);
  }
  return contract.type === 'TriggerSmartContract' ? undefined : chain.validate(contract);
}

function typeOf({ contractType }: JsonObject): ContractType {
  const name = textOf(contractType);
  if (name === null) throw new JavaError('java.lang.NullPointerException', 'Name is null');
  if (isContractType(name)) return name;
  const constant = 'org.tron.protos.Protocol.Transaction.Contract.ContractType';
  throw new JavaError('java.lang.IllegalArgumentException', `No enum constant ${constant}.${name}`);
}
