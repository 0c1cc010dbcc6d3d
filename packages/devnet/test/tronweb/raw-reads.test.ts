import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, type Node, startNode } from './node.ts';

const TRX = 1_000_000;
const DAY = 86_400_000;
/** Far ahead: TronWeb holds the start of a sale against the clock of its machine. */
const START = 4_000_000_000_000;
/** Beyond what a double holds. */
const LARGE = 2n ** 53n + 1n;

/** Numbers that are no int64 in the protocol. */
const SHORT = new Set(['id', 'version', 'trx_num', 'precision', 'num', 'Permission_id']);

let node: Node;
let token: string;
let txid: string;
beforeAll(async () => {
  node = await startNode({ clock: () => START });
  const { address } = node.account(0);
  const terms = {
    name: 'Anise',
    abbreviation: 'ANI',
    description: 'Star',
    url: 'https://anise.example',
    totalSupply: 1_000_000,
    trxRatio: 1,
    tokenRatio: 1,
    saleStart: START + 60_000,
    saleEnd: START + DAY,
    freeBandwidth: 10,
    freeBandwidthLimit: 20,
    frozenAmount: 5,
    frozenDuration: 1,
    precision: 3,
  };
  const drafts: (() => Promise<Answer>)[] = [
    () => build().createToken(terms, address),
    () => build().freezeBalanceV2(100 * TRX, 'ENERGY', address),
    () => build().delegateResource(10 * TRX, node.account(1).address, 'ENERGY', address, false),
    () => build().unfreezeBalanceV2(5 * TRX, 'ENERGY', address),
    () => build().applyForSR(address, 'https://anise.example'),
    () => build().vote({ [address]: 20 }, address),
    () => build().createTRXExchange(token, 1_000, 50 * TRX, address),
    () => build().createProposal({ key: 3, value: 900 }, address),
  ];
  for (const draft of drafts) {
    const { assetIssueID = token, id } = await node.send(await draft(), 0);
    [token, txid] = [assetIssueID, id];
  }
});
afterAll(() => node?.devnet.close());

const build = () => node.tronWeb.transactionBuilder;

/** What the same answer is with every int64 as text. */
function asText(value: Answer, key = ''): Answer {
  if (Array.isArray(value)) return value.map((item) => asText(item, key));
  if (typeof value === 'number') return SHORT.has(key) ? value : String(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, asText(item, name)]),
  );
}

type Read = readonly [name: string, ...args: unknown[]];

test('reads as text tell the same as reads as numbers, to the last field', async () => {
  const { address } = node.account(0);
  const borrower = node.account(1).address;
  const number = node.devnet.chain.head().number;
  const reads: readonly Read[] = [
    ['getCurrentBlock'],
    ['getBlockByNumber', number],
    ['getBlockByHash', node.devnet.chain.head().id],
    ['getBlockRange', number - 1, number],
    ['getTransaction', txid],
    ['getConfirmedTransaction', txid],
    ['getTransactionInfo', txid],
    ['getUnconfirmedTransactionInfo', txid],
    ['getAccount', address],
    ['getUnconfirmedAccount', address],
    ['getBalance', address],
    ['getAccountResources', address],
    ['getDelegatedResourceV2', address, borrower],
    ['getDelegatedResourceAccountIndexV2', address],
    ['getCanDelegatedMaxSize', address, 'ENERGY'],
    ['getAvailableUnfreezeCount', address],
    ['getCanWithdrawUnfreezeAmount', address, START + 20 * DAY],
    ['getTokenByID', token],
    ['getTokensIssuedByAddress', address],
    ['getTokenFromID', 'Anise'],
    ['listTokens', 10, 0],
    ['listTokens'],
    ['listSuperRepresentatives'],
    ['timeUntilNextVoteCycle'],
    ['getExchangeByID', 1],
    ['listExchanges'],
    ['listExchangesPaginated', 10, 0],
    ['getProposal', 1],
    ['listProposals'],
    ['getChainParameters'],
    ['getReward', address],
    ['getUnconfirmedReward', address],
  ];
  const { trx }: { trx: Answer } = node.tronWeb;
  for (const [name, ...args] of reads) {
    const [plain, text] = [await trx[name](...args), await trx.raw[name](...args)];
    // TronWeb reckons with some answers before it gives them.
    const isReckoned = typeof plain === 'number';
    if (isReckoned) expect(Number(text), name).toBe(plain);
    else expect(text, name).toEqual(asText(plain));
  }
});

test('a large balance is exact as text', async () => {
  const { hex, address } = node.account(5);
  await node.devnet.edit([{ kind: 'balance', address: hex as never, balance: LARGE }]);
  expect(await node.tronWeb.trx.raw.getBalance(address)).toBe(String(LARGE));
  expect(await node.tronWeb.trx.raw.getAccount(address)).toMatchObject({ balance: String(LARGE) });
});

test('only GET asks for text', async () => {
  const fields = { address: node.account(0).hex, int64_as_string: true };
  expect((await node.post('wallet/getaccount', fields)).balance).toEqual(expect.any(Number));
  const query = `address=${fields.address}&int64_as_string=true`;
  expect((await node.get(`wallet/getaccount?${query}`)).balance).toEqual(expect.any(String));
});
