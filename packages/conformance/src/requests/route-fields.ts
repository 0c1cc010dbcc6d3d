/** What a field of a request holds; decides how it can be wrong. */
export type FieldSort =
  | 'account'
  | 'stranger'
  | 'contract'
  | 'hash'
  | 'count'
  | 'amount'
  | 'text'
  | 'hex'
  | 'label'
  | 'flag'
  | 'list'
  | 'object';

export type RouteFields = Readonly<Record<string, FieldSort>>;

const owner = { owner_address: 'account' } as const;
const call = {
  ...owner,
  contract_address: 'contract',
  function_selector: 'text',
  parameter: 'hex',
  data: 'hex',
  call_value: 'amount',
  call_token_value: 'amount',
  token_id: 'count',
  fee_limit: 'amount',
} as const;
const page = { offset: 'count', limit: 'count' } as const;

/** Routes of both the full and the solidity node, with the fields they read. */
const onBoth: Readonly<Record<string, RouteFields>> = {
  getnowblock: {},
  getblock: { id_or_num: 'text', detail: 'flag' },
  getblockbynum: { num: 'count' },
  getblockbyid: { value: 'hash' },
  getblockbylimitnext: { startNum: 'count', endNum: 'count' },
  getblockbylatestnum: { num: 'count' },
  gettransactioncountbyblocknum: { num: 'count' },
  gettransactioninfobyblocknum: { num: 'count' },
  gettransactionbyid: { value: 'hash' },
  gettransactioninfobyid: { value: 'hash' },
  getaccount: { address: 'account' },
  getaccountbyid: { account_id: 'hex' },
  triggerconstantcontract: call,
  estimateenergy: call,
  getnodeinfo: {},
  getenergyprices: {},
  getbandwidthprices: {},
  getburntrx: {},
  listwitnesses: {},
  getReward: { address: 'account' },
  getBrokerage: { address: 'account' },
  getdelegatedresource: { fromAddress: 'account', toAddress: 'stranger' },
  getdelegatedresourcev2: { fromAddress: 'account', toAddress: 'stranger' },
  getdelegatedresourceaccountindex: { value: 'account' },
  getdelegatedresourceaccountindexv2: { value: 'account' },
  getavailableunfreezecount: owner,
  getcanwithdrawunfreezeamount: { ...owner, timestamp: 'count' },
  getcandelegatedmaxsize: { ...owner, type: 'count' },
  getassetissuebyid: { value: 'count' },
  getassetissuebyname: { value: 'hex' },
  getassetissuelistbyname: { value: 'hex' },
  getassetissuelist: {},
  getpaginatedassetissuelist: page,
  getexchangebyid: { id: 'count' },
  listexchanges: {},
};

const reads: Readonly<Record<string, RouteFields>> = {
  getmemofee: {},
  getaccountnet: { address: 'account' },
  getaccountresource: { address: 'account' },
  getaccountbalance: { account_identifier: 'object', block_identifier: 'object' },
  getblockbalance: { hash: 'hash', number: 'count' },
  gettransactionreceiptbyid: { value: 'hash' },
  totaltransaction: {},
  getcontract: { value: 'contract' },
  getcontractinfo: { value: 'contract' },
  getchainparameters: {},
  listnodes: {},
  validateaddress: { address: 'account' },
  getpendingsize: {},
  gettransactionfrompending: { value: 'hash' },
  gettransactionlistfrompending: {},
  getnextmaintenancetime: {},
  getassetissuebyaccount: { address: 'account' },
  getpaginatedexchangelist: page,
  getproposalbyid: { id: 'count' },
  listproposals: {},
  getpaginatedproposallist: page,
  getsignweight: { raw_data: 'object', signature: 'list' },
  getapprovedlist: { raw_data: 'object', signature: 'list' },
  broadcasttransaction: { raw_data: 'object', signature: 'list', raw_data_hex: 'hex' },
  broadcasthex: { transaction: 'hex' },
};

const builders: Readonly<Record<string, RouteFields>> = {
  createtransaction: { ...owner, to_address: 'stranger', amount: 'amount' },
  createaccount: { ...owner, account_address: 'stranger' },
  updateaccount: { ...owner, account_name: 'label' },
  setaccountid: { ...owner, account_id: 'hex' },
  accountpermissionupdate: { ...owner, owner: 'object', actives: 'list' },
  createassetissue: {
    ...owner,
    name: 'hex',
    abbr: 'hex',
    total_supply: 'amount',
    trx_num: 'count',
    num: 'count',
    start_time: 'count',
    end_time: 'count',
    url: 'hex',
    frozen_supply: 'list',
  },
  transferasset: { ...owner, to_address: 'stranger', asset_name: 'hex', amount: 'amount' },
  participateassetissue: { ...owner, to_address: 'stranger', asset_name: 'hex', amount: 'amount' },
  unfreezeasset: owner,
  updateasset: {
    ...owner,
    url: 'hex',
    description: 'hex',
    new_limit: 'amount',
    new_public_limit: 'amount',
  },
  exchangecreate: {
    ...owner,
    first_token_id: 'hex',
    first_token_balance: 'amount',
    second_token_id: 'hex',
    second_token_balance: 'amount',
  },
  exchangeinject: { ...owner, exchange_id: 'count', token_id: 'hex', quant: 'amount' },
  exchangewithdraw: { ...owner, exchange_id: 'count', token_id: 'hex', quant: 'amount' },
  exchangetransaction: {
    ...owner,
    exchange_id: 'count',
    token_id: 'hex',
    quant: 'amount',
    expected: 'amount',
  },
  createwitness: { ...owner, url: 'hex' },
  updatewitness: { ...owner, update_url: 'hex' },
  votewitnessaccount: { ...owner, votes: 'list' },
  withdrawbalance: owner,
  updateBrokerage: { ...owner, brokerage: 'count' },
  proposalcreate: { ...owner, parameters: 'list' },
  proposalapprove: { ...owner, proposal_id: 'count', is_add_approval: 'flag' },
  proposaldelete: { ...owner, proposal_id: 'count' },
  freezebalance: { ...owner, frozen_balance: 'amount', frozen_duration: 'count', resource: 'text' },
  unfreezebalance: { ...owner, resource: 'text', receiver_address: 'stranger' },
  freezebalancev2: { ...owner, frozen_balance: 'amount', resource: 'text' },
  unfreezebalancev2: { ...owner, unfreeze_balance: 'amount', resource: 'text' },
  withdrawexpireunfreeze: owner,
  cancelallunfreezev2: owner,
  delegateresource: {
    ...owner,
    receiver_address: 'stranger',
    balance: 'amount',
    resource: 'text',
    lock: 'flag',
    lock_period: 'count',
  },
  undelegateresource: {
    ...owner,
    receiver_address: 'stranger',
    balance: 'amount',
    resource: 'text',
  },
  deploycontract: {
    ...owner,
    abi: 'text',
    bytecode: 'hex',
    name: 'text',
    call_value: 'amount',
    consume_user_resource_percent: 'count',
    origin_energy_limit: 'amount',
    fee_limit: 'amount',
    parameter: 'hex',
  },
  triggersmartcontract: call,
  updatesetting: { ...owner, contract_address: 'contract', consume_user_resource_percent: 'count' },
  updateenergylimit: { ...owner, contract_address: 'contract', origin_energy_limit: 'amount' },
  clearabi: { ...owner, contract_address: 'contract' },
  createCommonTransaction: { raw_data: 'object' },
};

/** Every route of java-tron that we serve, by path. */
export const routeFields: ReadonlyMap<string, RouteFields> = new Map([
  ...under('/wallet/', onBoth),
  ...under('/wallet/', reads),
  ...under('/wallet/', builders),
  ...under('/walletsolidity/', onBoth),
]);

function under(prefix: string, routes: Readonly<Record<string, RouteFields>>) {
  return Object.entries(routes).map(([name, fields]) => [prefix + name, fields] as const);
}
