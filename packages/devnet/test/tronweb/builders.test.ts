import { fromHexAddress } from '@vellum/tron/address';
import { transactionFromJson } from '@vellum/tron/transaction-json';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COUNTER, initCode } from '../bytecode.ts';
import { type Answer, type Node, startNode } from './node.ts';

const TRX = 1_000_000;
const DAY = 86_400_000;
/** Far ahead: TronWeb holds the start of a sale against the clock of its machine. */
const START = 4_000_000_000_000;
const STRANGER = fromHexAddress(`41${'e7'.repeat(20)}` as never);
const ABI = [{ type: 'function', name: 'count', inputs: [], outputs: [], stateMutability: 'view' }];

let node: Node;
beforeAll(async () => {
  node = await startNode({ clock: () => START });
});
afterAll(() => node?.devnet.close());

/** What the chain has when a transaction is built. */
type Stage = Readonly<{
  build: Node['tronWeb']['transactionBuilder'];
  me: string;
  other: string;
  contract: string;
}>;

type Row = Readonly<{
  /** Route of the node that drafts it too. */
  route: string;
  draft: (stage: Stage) => Promise<Answer>;
  /** Who it is by; account 0 unless told. */
  by?: number;
  /** Milliseconds that pass before. */
  wait?: number;
}>;

const TOKEN = '1000001';
const terms = {
  name: 'Thyme',
  abbreviation: 'THY',
  description: 'Of the hills',
  url: 'https://thyme.example',
  totalSupply: 1_000_000,
  trxRatio: 1,
  tokenRatio: 2,
  saleStart: START + 60_000,
  saleEnd: START + 100 * DAY,
  freeBandwidth: 10,
  freeBandwidthLimit: 20,
  frozenAmount: 1_000,
  frozenDuration: 1,
  precision: 2,
};

/** In an order in which each can be taken. */
const rows: readonly Row[] = [
  { route: 'createaccount', draft: ({ build, me }) => build.createAccount(STRANGER, me) },
  { route: 'updateaccount', draft: ({ build, me }) => build.updateAccount('Sage', me) },
  {
    route: 'setaccountid',
    draft: ({ build, me }) => build.setAccountId(hexOf('sage-and-thyme'), me),
  },
  { route: 'createtransaction', draft: ({ build, me }) => build.sendTrx(STRANGER, 5, me) },
  { route: 'createassetissue', draft: ({ build, me }) => build.createToken(terms, me) },
  { route: 'transferasset', draft: ({ build, me, other }) => build.sendToken(other, 9, TOKEN, me) },
  {
    route: 'participateassetissue',
    by: 1,
    wait: 120_000,
    draft: ({ build, me, other }) => build.purchaseToken(other, TOKEN, 10, me),
  },
  {
    route: 'updateasset',
    draft: ({ build, me }) =>
      build.updateToken({ description: 'Wild', url: 'https://wild.example' }, me),
  },
  {
    route: 'exchangecreate',
    draft: ({ build, me }) => build.createTRXExchange(TOKEN, 1_000, 50 * TRX, me),
  },
  {
    route: 'exchangeinject',
    draft: ({ build, me }) => build.injectExchangeTokens(1, TOKEN, 100, me),
  },
  {
    route: 'exchangewithdraw',
    draft: ({ build, me }) => build.withdrawExchangeTokens(1, TOKEN, 100, me),
  },
  {
    route: 'exchangetransaction',
    by: 1,
    draft: ({ build, me }) => build.tradeExchangeTokens(1, '_', TRX, 1, me),
  },
  {
    route: 'freezebalancev2',
    draft: ({ build, me }) => build.freezeBalanceV2(100 * TRX, 'ENERGY', me),
  },
  {
    route: 'delegateresource',
    draft: ({ build, me, other }) => build.delegateResource(9 * TRX, other, 'ENERGY', me, false),
  },
  {
    route: 'undelegateresource',
    draft: ({ build, me, other }) => build.undelegateResource(9 * TRX, other, 'ENERGY', me),
  },
  {
    route: 'unfreezebalancev2',
    draft: ({ build, me }) => build.unfreezeBalanceV2(10 * TRX, 'ENERGY', me),
  },
  { route: 'cancelallunfreezev2', draft: ({ build, me }) => build.cancelUnfreezeBalanceV2(me) },
  {
    route: 'unfreezebalancev2',
    draft: ({ build, me }) => build.unfreezeBalanceV2(20 * TRX, 'ENERGY', me),
  },
  {
    route: 'createwitness',
    draft: ({ build, me }) => build.applyForSR(me, 'https://sage.example'),
  },
  {
    route: 'updatewitness',
    draft: ({ build, me }) => build.updateWitness(me, 'https://thyme.example'),
  },
  { route: 'votewitnessaccount', draft: ({ build, me }) => build.vote({ [me]: 20 }, me) },
  { route: 'updateBrokerage', draft: ({ build, me }) => build.updateBrokerage(30, me) },
  {
    route: 'proposalcreate',
    draft: ({ build, me }) => build.createProposal({ key: 3, value: 900 }, me),
  },
  { route: 'proposalapprove', draft: ({ build, me }) => build.voteProposal(1, true, me) },
  { route: 'proposaldelete', draft: ({ build, me }) => build.deleteProposal(1, me) },
  {
    route: 'withdrawexpireunfreeze',
    wait: 15 * DAY,
    draft: ({ build, me }) => build.withdrawExpireUnfreeze(me),
  },
  {
    route: 'withdrawbalance',
    wait: DAY,
    draft: ({ build, me }) => build.withdrawBlockRewards(me),
  },
  {
    route: 'updatesetting',
    draft: ({ build, me, contract }) => build.updateSetting(contract, 40, me),
  },
  {
    route: 'updateenergylimit',
    draft: ({ build, me, contract }) => build.updateEnergyLimit(contract, 5_000_000, me),
  },
  { route: 'clearabi', draft: ({ build, me, contract }) => build.clearABI(contract, me) },
];

const hexOf = (text: string) => `0x${Buffer.from(text).toString('hex')}`;

async function deployed(): Promise<string> {
  const { build, me } = stageOf(0, '');
  const bytecode = Buffer.from(initCode(COUNTER)).toString('hex');
  const options = { abi: ABI, bytecode, name: 'Counter', feeLimit: 1_000 * TRX };
  const info = await node.send(await build.createSmartContract(options as never, me), 0);
  return info.contract_address;
}

const stageOf = (by: number, contract: string): Stage => ({
  build: node.tronWeb.transactionBuilder,
  me: node.account(by).address,
  other: node.account(1 - by).address,
  contract,
});

/** The contract alone: reference and time are the drafter's own. */
const contractIn = (draft: Answer) => transactionFromJson(draft).contract;

test('what TronWeb builds the node drafts the same and takes, for every type', async () => {
  const contract = await deployed();
  for (const { route, draft, by = 0, wait = 0 } of rows) {
    if (wait > 0) {
      await node.devnet.increaseTime(wait);
      await node.devnet.mine(3);
    }
    const built = await draft(stageOf(by, contract));
    const { value } = built.raw_data.contract[0].parameter;
    const drafted = await node.post(`wallet/${route}`, value);
    expect(drafted.Error, route).toBeUndefined();
    expect(contractIn(drafted), route).toEqual(contractIn(built));
    expect(node.tronWeb.utils.transaction.txCheck(drafted), route).toBe(true);
    const info = await node.send(built, by);
    expect(info.blockNumber, route).toBeGreaterThan(0);
  }
});

test('the first way to stake is refused by the node as by mainnet', async () => {
  const { build, me } = stageOf(0, '');
  const draft: Answer = await build.freezeBalance(TRX, 3, 'ENERGY', me);
  const { value } = draft.raw_data.contract[0].parameter;
  expect(await node.post('wallet/freezebalance', value)).toMatchObject({
    Error: expect.stringContaining('freeze v2 is open, old freeze is closed'),
  });
});
