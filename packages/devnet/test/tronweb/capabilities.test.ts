import { toHex } from '@vellum/tron/bytes';
import { encodeTransaction } from '@vellum/tron/transaction';
import { transactionFromJson } from '@vellum/tron/transaction-json';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COUNTER, initCode } from '../bytecode.ts';
import { type Answer, type Node, startNode } from './node.ts';

const TRX = 1_000_000;
const DAY = 86_400_000;
/** Far ahead: TronWeb holds the start of a sale against the clock of its machine. */
const START = 4_000_000_000_000;
const TOKEN = '1000001';
const ID = `0x${Buffer.from('basil-account').toString('hex')}`;

let node: Node;
let contract: string;
let txid: string;
let me: string;
let other: string;
/** Routes that TronWeb has asked for since the last look. */
let asked: string[] = [];

beforeAll(async () => {
  node = await startNode({ clock: () => START });
  [me, other] = [node.account(0).address, node.account(1).address];
  await furnish();
  const { fullNode, solidityNode, eventServer } = node.tronWeb;
  for (const provider of [fullNode, solidityNode, eventServer] as Answer[]) {
    const { request } = provider;
    provider.request = (url: string, ...rest: unknown[]) => {
      asked.push(url.split('?')[0] ?? '');
      return request.call(provider, url, ...rest);
    };
  }
});
afterAll(() => node?.devnet.close());

const build = () => node.tronWeb.transactionBuilder;

/** One of everything that can be asked for. */
async function furnish(): Promise<void> {
  const bytecode = Buffer.from(initCode(COUNTER)).toString('hex');
  const code = { abi: [], bytecode, name: 'Counter', feeLimit: 1_000 * TRX };
  const terms = {
    name: 'Basil',
    abbreviation: 'BAS',
    description: 'Green',
    url: 'https://basil.example',
    totalSupply: 1_000_000,
    trxRatio: 1,
    tokenRatio: 1,
    saleStart: START + 60_000,
    saleEnd: START + DAY,
    freeBandwidth: 0,
    freeBandwidthLimit: 0,
    frozenAmount: 0,
    frozenDuration: 0,
  };
  const drafts: (() => Promise<Answer>)[] = [
    () => build().createSmartContract(code as never, me),
    () => build().setAccountId(ID, me),
    () => build().createToken(terms, me),
    () => build().createTRXExchange(TOKEN, 1_000, 50 * TRX, me),
    () => build().freezeBalanceV2(100 * TRX, 'ENERGY', me),
    () => build().delegateResource(10 * TRX, other, 'ENERGY', me, false),
    () => build().unfreezeBalanceV2(5 * TRX, 'ENERGY', me),
    () => build().applyForSR(me, 'https://basil.example'),
    () => build().createProposal({ key: 3, value: 900 }, me),
  ];
  for (const draft of drafts) {
    const { id, contract_address = contract } = await node.send(await draft(), 0);
    [txid, contract] = [id, contract_address];
  }
}

type Row = readonly [route: string, read: (node: Node) => Promise<Answer>, expected: Answer];

const trx = () => node.tronWeb.trx;
const some = expect.anything();
const number = expect.any(Number);
const head = () => node.devnet.chain.head();
const latest = { raw_data: { timestamp: number } };

/** Every route that clients need, and what TronWeb makes of its answer. */
const rows: readonly Row[] = [
  ['wallet/getnowblock', ({ tronWeb }) => tronWeb.fullNode.isConnected(), true],
  ['walletsolidity/getnowblock', ({ tronWeb }) => tronWeb.solidityNode.isConnected(), true],
  ['healthcheck', ({ tronWeb }) => tronWeb.eventServer!.isConnected(), true],
  ['wallet/getblock', () => trx().getCurrentRefBlockParams(), { ref_block_hash: some }],
  ['wallet/getblockbynum', () => trx().getBlockByNumber(2), { block_header: latest }],
  ['wallet/getblockbyid', () => trx().getBlockByHash(head().id), { blockID: some }],
  ['wallet/getblockbylimitnext', () => trx().getBlockRange(1, 2), [{ blockID: some }, {}]],
  ['walletsolidity/gettransactionbyid', () => trx().getConfirmedTransaction(txid), { txID: some }],
  ['wallet/gettransactionbyid', () => trx().getTransaction(txid), { txID: some }],
  ['walletsolidity/gettransactioninfobyid', () => trx().getTransactionInfo(txid), { id: some }],
  ['wallet/gettransactioninfobyid', () => trx().getUnconfirmedTransactionInfo(txid), { id: some }],
  ['walletsolidity/getaccount', () => trx().getAccount(me), { account_id: some }],
  ['wallet/getaccount', () => trx().getUnconfirmedAccount(me), { balance: number }],
  ['walletsolidity/getaccountbyid', () => trx().getAccountById(ID), { account_id: some }],
  ['wallet/getaccountbyid', () => trx().getUnconfirmedAccountById(ID), { account_id: some }],
  ['wallet/getaccountnet', () => trx().getBandwidth(other), 600],
  ['wallet/getaccountresource', () => trx().getAccountResources(me), { EnergyLimit: number }],
  [
    'walletsolidity/getdelegatedresourcev2',
    () => trx().getDelegatedResourceV2(me, other),
    { delegatedResource: [{ frozen_balance_for_energy: 10 * TRX }] },
  ],
  [
    'walletsolidity/getdelegatedresourceaccountindexv2',
    () => trx().getDelegatedResourceAccountIndexV2(me),
    { toAccounts: [some] },
  ],
  [
    'walletsolidity/getcandelegatedmaxsize',
    () => trx().getCanDelegatedMaxSize(me, 'ENERGY'),
    { max_size: number },
  ],
  [
    'walletsolidity/getavailableunfreezecount',
    () => trx().getAvailableUnfreezeCount(me),
    { count: 31 },
  ],
  [
    'walletsolidity/getcanwithdrawunfreezeamount',
    () => trx().getCanWithdrawUnfreezeAmount(me, START + 15 * DAY),
    { amount: 5 * TRX },
  ],
  ['wallet/getassetissuebyid', () => trx().getTokenByID(TOKEN), { id: TOKEN, name: 'Basil' }],
  [
    'wallet/getassetissuebyaccount',
    () => trx().getTokensIssuedByAddress(me),
    { Basil: { id: TOKEN } },
  ],
  ['wallet/getassetissuebyname', () => trx().getTokenFromID('Basil'), { id: TOKEN }],
  ['wallet/getassetissuelistbyname', () => trx().getTokenListByName('Basil'), [{ id: TOKEN }]],
  ['wallet/getassetissuelist', () => trx().listTokens(), [{ id: TOKEN }]],
  ['wallet/getpaginatedassetissuelist', () => trx().listTokens(10, 0), [{ id: TOKEN }]],
  ['wallet/listnodes', () => trx().listNodes(), expect.any(Array)],
  ['wallet/listwitnesses', () => trx().listSuperRepresentatives(), expect.arrayContaining([some])],
  [
    'walletsolidity/getpaginatednowwitnesslist',
    () => trx().getNowWitnessList({ limit: 10, offset: 0, confirmed: true }),
    some,
  ],
  ['wallet/getnextmaintenancetime', () => trx().timeUntilNextVoteCycle(), number],
  ['wallet/getnodeinfo', () => trx().getNodeInfo(), { block: some, solidityBlock: some }],
  ['wallet/getcontract', () => trx().getContract(contract), { name: 'Counter' }],
  ['wallet/getcontractinfo', () => trx().getContractInfo(contract), { runtimecode: COUNTER }],
  ['wallet/getproposalbyid', () => trx().getProposal(1), { proposal_id: 1 }],
  ['wallet/listproposals', () => trx().listProposals(), [{ proposal_id: 1 }]],
  ['wallet/getchainparameters', () => trx().getChainParameters(), expect.arrayContaining([some])],
  ['wallet/getexchangebyid', () => trx().getExchangeByID(1), { exchange_id: 1 }],
  ['wallet/listexchanges', () => trx().listExchanges(), [{ exchange_id: 1 }]],
  [
    'wallet/getpaginatedexchangelist',
    () => trx().listExchangesPaginated(10, 0),
    [{ exchange_id: 1 }],
  ],
  ['walletsolidity/getReward', () => trx().getReward(me), 0],
  ['wallet/getReward', () => trx().getUnconfirmedReward(me), 0],
  ['walletsolidity/getBrokerage', () => trx().getBrokerage(me), 20],
  ['wallet/getBrokerage', () => trx().getUnconfirmedBrokerage(me), 20],
  ['wallet/getbandwidthprices', () => trx().getBandwidthPrices(), expect.stringContaining('0:')],
  ['wallet/getenergyprices', () => trx().getEnergyPrices(), expect.stringContaining('0:')],
  [
    'wallet/getsignweight',
    async () => trx().getSignWeight(await signed(), 0),
    { current_weight: 1 },
  ],
  [
    'wallet/getapprovedlist',
    async () => trx().getApprovedList(await signed()),
    { approved_list: [some] },
  ],
  [
    'wallet/broadcasttransaction',
    async () => trx().sendRawTransaction(await signed()),
    { result: true },
  ],
  [
    'wallet/broadcasthex',
    async () => trx().sendHexTransaction(await signedHex()),
    { result: true },
  ],
  [
    'wallet/triggersmartcontract',
    () => build().triggerSmartContract(contract, 'x()', {}, [], me),
    { result: { result: true } },
  ],
  [
    'wallet/triggerconstantcontract',
    () => build().triggerConstantContract(contract, 'x()', {}, [], me),
    { energy_used: number },
  ],
  [
    'walletsolidity/triggerconstantcontract',
    () => build().triggerConfirmedConstantContract(contract, 'x()', {}, [], me),
    { energy_used: number },
  ],
  [
    'wallet/estimateenergy',
    () => build().estimateEnergy(contract, 'x()', {}, [], me),
    { energy_required: number },
  ],
  [
    'v1/transactions/TXID/events',
    () => node.tronWeb.event.getEventsByTransactionID(txid),
    { success: true },
  ],
  [
    'v1/contracts/CONTRACT/events',
    () => node.tronWeb.event.getEventsByContractAddress(node.tronWeb.address.fromHex(contract)),
    { success: true },
  ],
  ['v1/blocks/2/events', () => node.tronWeb.event.getEventsByBlockNumber(2), { success: true }],
  ['v1/blocks/latest/events', () => node.tronWeb.event.getEventsOfLatestBlock(), { success: true }],
];

async function signed(): Promise<Answer> {
  return trx().sign(await build().sendTrx(other, 1 + (asked.length % 50), me));
}

async function signedHex(): Promise<string> {
  return toHex(encodeTransaction(transactionFromJson(await signed())));
}

describe('TronWeb', () => {
  test.each(rows)('asks %s', async (route, read, expected) => {
    asked = [];
    const answer = await read(node);
    const base58 = node.tronWeb.address.fromHex(contract);
    expect(asked).toContain(route.replace('TXID', txid).replace('CONTRACT', base58));
    if (Array.isArray(expected)) expect(answer).toMatchObject(expected);
    else if (typeof expected === 'object') expect({ answer }).toMatchObject({ answer: expected });
    else expect(answer).toBe(expected);
  });
});

describe('other clients', () => {
  /** What TronWeb never asks for, and others do. */
  const plain: readonly (readonly [route: string, fields: object, expected: Answer])[] = [
    ['wallet/gettransactioninfobyblocknum', { num: 2 }, [{ id: some }]],
    ['wallet/getblockbylatestnum', { num: 2 }, { block: [some, some] }],
    ['wallet/gettransactioncountbyblocknum', { num: 2 }, { count: 1 }],
    ['wallet/getpendingsize', {}, { pendingSize: 0 }],
    ['wallet/gettransactionlistfrompending', {}, {}],
    ['wallet/gettransactionfrompending', { value: '00'.repeat(32) }, {}],
    ['wallet/validateaddress', { address: '00' }, { result: false }],
  ];

  test.each(plain)('ask %s', async (route, fields, expected) => {
    const answer = await node.post(route, fields);
    expect({ answer }).toMatchObject({ answer: expected });
    const confirmed = ['getblock', 'gettransactioninfo', 'gettransactioncount'];
    if (confirmed.some((start) => route.startsWith(`wallet/${start}`))) {
      expect(await node.post(route.replace('wallet', 'walletsolidity'), fields)).toEqual(answer);
    }
  });
});
