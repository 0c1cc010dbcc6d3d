import { TronWeb } from 'tronweb';

export const OWNER_KEY = `${'0'.repeat(63)}1`;
const RECEIVER = 'TVjsyZ7fYF3qLF6BQgPmTEZy1xrNNyVAAA';
const CONTRACT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

/** What TronWeb needs of a block to build without asking a node. */
const blockHeader = {
  ref_block_bytes: '1234',
  ref_block_hash: '0011223344556677',
  expiration: 1_700_000_060_000,
  timestamp: 1_700_000_000_000,
};

/** No request is ever sent: everything is built locally. */
export const tronWeb = new TronWeb({ fullHost: 'http://127.0.0.1:1', privateKey: OWNER_KEY });

const builder = tronWeb.transactionBuilder;
const owner = tronWeb.defaultAddress.hex as string;
const options = { blockHeader };
const tokenSale = { saleStart: Date.now() + 86_400_000, saleEnd: Date.now() + 2 * 86_400_000 };

const permission = (type: number, name: string) => ({
  type,
  permission_name: name,
  threshold: 2,
  ...(type === 2 && {
    operations: '7fff1fc0033e0000000000000000000000000000000000000000000000000000',
  }),
  keys: [
    { address: owner, weight: 1 },
    { address: TronWeb.address.toHex(RECEIVER), weight: 1 },
  ],
});

/** Every kind of item and parameter that a compiler writes. */
const abi = [
  { type: 'constructor', inputs: [{ name: 'cap', type: 'uint256' }], stateMutability: 'payable' },
  {
    type: 'function',
    name: 'transfer',
    inputs: [
      { name: 'to', type: 'address', internalType: 'address' },
      { name: 'amount', type: 'uint256', internalType: 'uint256' },
    ],
    outputs: [{ name: '', type: 'bool', internalType: 'bool' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    name: 'cap',
    inputs: [],
    outputs: [{ name: '', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'event',
    name: 'Transfer',
    anonymous: false,
    inputs: [
      { name: 'from', type: 'address', indexed: true },
      { name: 'amount', type: 'uint256', indexed: false },
    ],
  },
  { type: 'error', name: 'TooMuch', inputs: [{ name: 'wanted', type: 'uint256' }] },
  { type: 'receive', stateMutability: 'payable' },
  { type: 'fallback', stateMutability: 'payable' },
];

/** One transaction of every kind that TronWeb builds, as its own builders give them. */
export const builders: Readonly<Record<string, () => Promise<unknown>>> = {
  TransferContract: () => builder.sendTrx(RECEIVER, 100_000_000, owner, options),
  'TransferContract with permission': () =>
    builder.sendTrx(RECEIVER, 1, owner, { ...options, permissionId: 2 }),
  TransferAssetContract: () => builder.sendToken(RECEIVER, 5, '1000001', owner, options),
  ParticipateAssetIssueContract: () =>
    builder.purchaseToken(RECEIVER, '1000001', 20, owner, options),
  FreezeBalanceContract: () =>
    builder.freezeBalance(10_000_000, 3, 'ENERGY', owner, RECEIVER, options),
  UnfreezeBalanceContract: () => builder.unfreezeBalance('ENERGY', owner, RECEIVER, options),
  FreezeBalanceV2Contract: () => builder.freezeBalanceV2(10_000_000, 'ENERGY', owner, options),
  UnfreezeBalanceV2Contract: () =>
    builder.unfreezeBalanceV2(1_000_000, 'BANDWIDTH', owner, options),
  CancelAllUnfreezeV2Contract: () => builder.cancelUnfreezeBalanceV2(owner, options),
  DelegateResourceContract: () =>
    builder.delegateResource(1_000_000, RECEIVER, 'ENERGY', owner, true, 86_400, options),
  UnDelegateResourceContract: () =>
    builder.undelegateResource(1_000_000, RECEIVER, 'ENERGY', owner, options),
  WithdrawExpireUnfreezeContract: () => builder.withdrawExpireUnfreeze(owner, options),
  WithdrawBalanceContract: () => builder.withdrawBlockRewards(owner, options),
  WitnessCreateContract: () => builder.applyForSR(owner, 'https://example.org/ü', options),
  WitnessUpdateContract: () => builder.updateWitness(owner, 'https://example.org/2', options),
  VoteWitnessContract: () => builder.vote({ [RECEIVER]: 5, [CONTRACT]: 7 }, owner, options),
  CreateSmartContract: () =>
    builder.createSmartContract(
      {
        abi,
        bytecode: '6080604052',
        parameters: [1_000],
        name: 'Tökén',
        feeLimit: 150_000_000,
        callValue: 7,
        userFeePercentage: 30,
        originEnergyLimit: 5_000_000,
        tokenId: '1000001',
        tokenValue: 3,
        ...options,
      },
      owner,
    ),
  TriggerSmartContract: async () =>
    (
      await builder.triggerSmartContract(
        CONTRACT,
        'transfer(address,uint256)',
        {
          txLocal: true,
          feeLimit: 150_000_000,
          callValue: 9,
          tokenId: '1000001',
          tokenValue: 4,
          ...options,
        },
        [
          { type: 'address', value: RECEIVER },
          { type: 'uint256', value: 1_000_000 },
        ],
        owner,
      )
    ).transaction,
  ClearABIContract: () => builder.clearABI(CONTRACT, owner, options),
  UpdateBrokerageContract: () => builder.updateBrokerage(20, owner, options),
  AssetIssueContract: () =>
    builder.createToken(
      {
        name: 'Tökén',
        abbreviation: 'TKN',
        description: 'a token',
        url: 'https://example.org',
        totalSupply: 1_000_000,
        trxRatio: 1,
        tokenRatio: 2,
        freeBandwidth: 10,
        freeBandwidthLimit: 20,
        frozenAmount: 100,
        frozenDuration: 2,
        voteScore: 3,
        precision: 6,
        ...tokenSale,
        ...options,
      },
      owner,
    ),
  AccountCreateContract: () => builder.createAccount(RECEIVER, owner, options),
  AccountUpdateContract: () => builder.updateAccount('Näme', owner, options),
  SetAccountIdContract: () =>
    builder.setAccountId(Buffer.from('account-id').toString('hex'), owner, options),
  UpdateAssetContract: () =>
    builder.updateToken(
      {
        description: 'd',
        url: 'https://example.org',
        freeBandwidth: 1,
        freeBandwidthLimit: 2,
        ...options,
      },
      owner,
    ),
  ProposalCreateContract: () =>
    builder.createProposal(
      [
        { key: 9, value: 1 },
        { key: 10, value: 0 },
        { key: 0, value: 21_600_000 },
      ],
      owner,
      options,
    ),
  ProposalDeleteContract: () => builder.deleteProposal(1, owner, options),
  ProposalApproveContract: () => builder.voteProposal(1, true, owner, options),
  ExchangeCreateContract: () => builder.createTRXExchange('1000001', 10, 100, owner, options),
  ExchangeInjectContract: () => builder.injectExchangeTokens(1, '1000001', 10, owner, options),
  ExchangeWithdrawContract: () => builder.withdrawExchangeTokens(1, '1000001', 10, owner, options),
  ExchangeTransactionContract: () =>
    builder.tradeExchangeTokens(1, '1000001', 10, 5, owner, options),
  UpdateSettingContract: () => builder.updateSetting(CONTRACT, 40, owner, options),
  UpdateEnergyLimitContract: () => builder.updateEnergyLimit(CONTRACT, 9_000_000, owner, options),
  AccountPermissionUpdateContract: () =>
    builder.updateAccountPermissions(
      owner,
      permission(0, 'owner'),
      permission(1, 'witness'),
      [permission(2, 'active0')],
      options,
    ),
};
