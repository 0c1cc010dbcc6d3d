/** As the node itself calls them, so that a client needs another base and nothing else. */
export const nodeRelayPaths = {
  head: '/node/wallet/getnowblock',
  confirmedHead: '/node/walletsolidity/getnowblock',
  block: '/node/wallet/getblockbynum',
  blockReceipts: '/node/wallet/gettransactioninfobyblocknum',
  account: '/node/wallet/getaccount',
  resources: '/node/wallet/getaccountresource',
  lendable: '/node/wallet/getcandelegatedmaxsize',
  parameters: '/node/wallet/getchainparameters',
  contract: '/node/wallet/getcontract',
  code: '/node/wallet/getcontractinfo',
  call: '/node/wallet/triggerconstantcontract',
  transaction: '/node/wallet/gettransactionbyid',
  receipt: '/node/wallet/gettransactioninfobyid',
  confirmedReceipt: '/node/walletsolidity/gettransactioninfobyid',
  events: '/node/v1/contracts/{contract}/events',
  broadcast: '/node/wallet/broadcasthex',
} as const;
