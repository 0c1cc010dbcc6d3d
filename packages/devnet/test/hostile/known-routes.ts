const both = [
  'getnowblock getblock getblockbynum getblockbyid getblockbylimitnext getblockbylatestnum',
  'gettransactioncountbyblocknum gettransactioninfobyblocknum gettransactionbyid',
  'gettransactioninfobyid getaccount getaccountbyid triggerconstantcontract estimateenergy',
  'getnodeinfo getenergyprices getbandwidthprices getburntrx listwitnesses getReward getBrokerage',
  'getpaginatednowwitnesslist getassetissuebyid getdelegatedresourcev2 listexchanges',
];

const fullNode = [
  'getaccountnet getaccountresource getcontract getcontractinfo getchainparameters listnodes',
  'validateaddress getpendingsize gettransactionfrompending gettransactionlistfrompending',
  'getnextmaintenancetime listproposals getsignweight getapprovedlist createtransaction',
  'createaccount updateaccount updatesetting updateenergylimit clearabi accountpermissionupdate',
  'deploycontract triggersmartcontract broadcasttransaction broadcasthex getproposalbyid',
  'getpaginatedproposallist createwitness updatewitness votewitnessaccount withdrawbalance',
  'updateBrokerage proposalcreate proposalapprove proposaldelete createCommonTransaction',
  'getaccountbalance getblockbalance gettransactionreceiptbyid totaltransaction',
];

const events = [
  '/v1/contracts/TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC/events',
  '/v1/blocks/latest/events',
  '/v1/accounts/TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC',
  '/v1/accounts/TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC/transactions',
  '/v1/accounts/TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC/transactions/trc20',
];

const names = (lists: readonly string[]) => lists.flatMap((list) => list.split(' '));

/** Paths that the server knows, none of which a stranger may change the chain by. */
export const routes: readonly string[] = [
  ...names([...both, ...fullNode]).map((name) => `/wallet/${name}`),
  ...names(both).map((name) => `/walletsolidity/${name}`),
  ...events,
];
