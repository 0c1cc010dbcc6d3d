import { afterEach, describe, expect, test } from 'vitest';
import { type Answer, type Node, startNode } from './node.ts';

const TRX = 1_000_000;
const INTERVAL = 21_600_000;
const DAY = 86_400_000;
const START = 1_780_000_000_000;

let node: Node;
afterEach(() => node?.devnet.close());

/** A chain on a clock that stands. */
async function open(options: Parameters<typeof startNode>[0] = {}): Promise<void> {
  node = await startNode({ clock: () => START, ...options });
}

/** The witness of block 0, which is not among the accounts of `node.account`. */
const maker = () => {
  const { address, privateKey } = node.devnet.accounts[0]!;
  return { address: node.tronWeb.address.fromHex(address), hex: address, privateKey };
};

async function send(draft: Answer, { privateKey }: { privateKey: string }): Promise<Answer> {
  const { tronWeb } = node;
  const signed = await tronWeb.trx.sign(draft, privateKey);
  const answer: Answer = await tronWeb.trx.sendRawTransaction(signed);
  if (!answer.result) throw new Error(Buffer.from(answer.message ?? '', 'hex').toString());
  return node.post('wallet/gettransactioninfobyid', { value: signed.txID });
}

const refusal = (draft: Promise<Answer>, by: { privateKey: string }) =>
  draft
    .then((made) => send(made, by))
    .then(
      () => 'taken',
      (error: unknown) => String((error as Error).message ?? error),
    );

/** What a builder of the node says of a contract that cannot be sent. */
async function refused(path: string, fields: object): Promise<string> {
  const { Error: text } = await node.post(`wallet/${path}`, { ...fields, visible: true });
  return String(text).replace('class org.tron.core.exception.ContractValidateException : ', '');
}

const build = () => node.tronWeb.transactionBuilder;
const shown = (index: number): Promise<Answer> =>
  node.tronWeb.trx.getUnconfirmedAccount(node.account(index).address);
const rewardOf = (index: number) => node.tronWeb.trx.getReward(node.account(index).address);
const parameter = async (name: string) =>
  (await node.tronWeb.trx.getChainParameters()).find(({ key }) => key === name)?.value;

async function listed(address: string): Promise<Answer> {
  const { witnesses } = await node.get('wallet/listwitnesses?visible=true');
  return witnesses.find((each: Answer) => each.address === address);
}

/** One empty block after so much time. */
async function pass(time: number): Promise<void> {
  await node.devnet.increaseTime(time);
  await node.devnet.mine();
}

async function candidate(index: number): Promise<void> {
  const account = node.account(index);
  await send(await build().applyForSR(account.address, 'https://sr.example'), account);
}

async function vote(index: number, votes: Record<string, number>, stake?: number): Promise<void> {
  const account = node.account(index);
  if (stake) {
    await send(await build().freezeBalanceV2(stake * TRX, 'ENERGY', account.address), account);
  }
  await send(await build().vote(votes, account.address), account);
}

describe('a witness', () => {
  test('pays to become one, and has a page and a permission', async () => {
    await open();
    const { address, hex } = node.account(1);
    const before = (await shown(1)).balance;
    const draft = await build().applyForSR(address, 'https://one.example');
    const info = await send(draft, node.account(1));
    expect(info.fee).toBe(9_999 * TRX);
    const account = await shown(1);
    expect(account.balance).toBe(before - 9_999 * TRX);
    expect(account.is_witness).toBe(true);
    expect(account.witness_permission).toMatchObject({ type: 'Witness', id: 1, threshold: 1 });
    expect(account.witness_permission.keys).toEqual([{ address: hex, weight: 1 }]);
    expect(await listed(address)).toEqual({ address, url: 'https://one.example' });
    const other = await build().updateWitness(address, 'https://two.example');
    await send(other, node.account(1));
    expect(await listed(address)).toMatchObject({ url: 'https://two.example' });
    expect(await listed(maker().address)).toMatchObject({
      totalProduced: node.devnet.chain.head().number,
      isJobs: true,
    });
  });

  test('is refused in the words of java-tron', async () => {
    await open();
    await candidate(1);
    const { address: owner_address, hex } = node.account(1);
    const url = 'x';
    expect(await refused('createwitness', { owner_address, url })).toBe(
      `Witness[${hex}] has existed`,
    );
    expect(await refused('createwitness', { owner_address, url: '' })).toBe('Invalid url');
    const { address: stranger, hex: strange } = node.account(2);
    expect(await refused('updatewitness', { owner_address: stranger, update_url: url })).toBe(
      'Witness does not exist',
    );
    expect(await refused('updatewitness', { owner_address, update_url: '' })).toBe('Invalid url');
    await send(await build().sendTrx(stranger, 10 * TRX), node.account(0));
    expect(await refused('updateBrokerage', { owner_address: stranger, brokerage: 10 })).toBe(
      `Not existed witness:${strange}`,
    );
    expect(await refused('updateBrokerage', { owner_address, brokerage: 101 })).toBe(
      'Invalid brokerage',
    );
    const poor = await node.tronWeb.createAccount();
    const nobody = { owner_address: poor.address.base58, url };
    expect(await refused('createwitness', nobody)).toBe(
      `account[${poor.address.hex.toLowerCase()}] not exists`,
    );
    expect(await refused('updatewitness', { ...nobody, update_url: url })).toBe(
      'account does not exist',
    );
    await send(await build().sendTrx(poor.address.base58, 10 * TRX), node.account(0));
    expect(await refused('createwitness', nobody)).toBe('balance < AccountUpgradeCost');
  });

  test('must have a witness permission when it defines permissions', async () => {
    await open();
    await candidate(1);
    const { address, hex } = node.account(1);
    const keys = [{ address: hex, weight: 1 }];
    const of = (type: number, name: string) => ({
      type,
      permission_name: name,
      threshold: 1,
      keys,
    });
    const active = { ...of(2, 'active'), operations: '02'.padEnd(64, '0') };
    const permissions: Answer = [of(0, 'owner'), of(1, 'witness'), active];
    const [owner, witness] = permissions;
    const without = build().updateAccountPermissions(address, owner, undefined, [active] as Answer);
    expect(await refusal(without, node.account(1))).toContain('witness permission is missed');
    await send(
      await build().updateAccountPermissions(address, owner, witness, [active] as Answer),
      node.account(1),
    );
    expect((await shown(1)).witness_permission.permission_name).toBe('witness');
  });
});

describe('votes', () => {
  test('are shown at once and counted at the next maintenance', async () => {
    await open();
    await candidate(1);
    const sr = node.account(1).address;
    await vote(2, { [sr]: 60, [maker().address]: 40 }, 100);
    const { votes } = await shown(2);
    expect(votes).toEqual([
      { vote_address: node.account(1).hex, vote_count: 60 },
      { vote_address: maker().hex, vote_count: 40 },
    ]);
    const resources: Answer = await node.tronWeb.trx.getAccountResources(node.account(2).address);
    expect(resources).toMatchObject({ tronPowerUsed: 100, tronPowerLimit: 100 });
    expect((await listed(sr)).voteCount).toBeUndefined();
    const page = { offset: 0, limit: 1, visible: true };
    expect(await node.post('wallet/getpaginatednowwitnesslist', page)).toMatchObject({
      witnesses: [{ address: sr, voteCount: 60 }],
    });
    const { num } = await node.post('wallet/getnextmaintenancetime');
    expect(num).toBe(node.devnet.chain.genesisTime + INTERVAL);
    await pass(INTERVAL);
    expect(await listed(sr)).toMatchObject({ voteCount: 60, isJobs: true });
    expect(await listed(maker().address)).toMatchObject({ voteCount: 40, isJobs: true });
    expect(await node.post('wallet/getnextmaintenancetime')).toEqual({ num: num + INTERVAL });
    await vote(2, { [sr]: 10 });
    await pass(INTERVAL);
    expect(await listed(sr)).toMatchObject({ voteCount: 10 });
    expect((await listed(maker().address)).voteCount).toBeUndefined();
  });

  test('go with the stake, each in its proportion', async () => {
    await open();
    await candidate(1);
    const sr = node.account(1).address;
    await vote(2, { [sr]: 60, [maker().address]: 30 }, 100);
    const end = (sun: number) => build().unfreezeBalanceV2(sun, 'ENERGY', node.account(2).address);
    await send(await end(10 * TRX), node.account(2));
    expect((await shown(2)).votes.map(({ vote_count }: Answer) => vote_count)).toEqual([60, 30]);
    await send(await end(55 * TRX), node.account(2));
    expect((await shown(2)).votes.map(({ vote_count }: Answer) => vote_count)).toEqual([23, 11]);
    await pass(INTERVAL);
    expect(await listed(sr)).toMatchObject({ voteCount: 23 });
    await send(await end(35 * TRX), node.account(2));
    expect((await shown(2)).votes).toBeUndefined();
    await pass(INTERVAL);
    expect((await listed(sr)).voteCount).toBeUndefined();
  });

  test('are refused in the words of java-tron', async () => {
    await open();
    const { address: owner_address, hex } = node.account(2);
    const attempt = (votes: object[]) => refused('votewitnessaccount', { owner_address, votes });
    const one = { vote_address: maker().address, vote_count: 1 };
    expect(await attempt([])).toBe('VoteNumber must more than 0');
    expect(await attempt(Array.from({ length: 31 }, () => one))).toBe(
      'VoteNumber more than maxVoteNumber 30',
    );
    expect(await attempt([{ ...one, vote_count: 0 }])).toBe('vote count must be greater than 0');
    expect(await attempt([{ ...one, vote_address: owner_address }])).toBe(
      `Witness[${hex}] not exists`,
    );
    expect(await attempt([one])).toBe(
      'The total number of votes[1000000] is greater than the tronPower[0]',
    );
    const nobody = await node.tronWeb.createAccount();
    expect(await attempt([{ ...one, vote_address: nobody.address.base58 }])).toBe(
      `Account[${nobody.address.hex.toLowerCase()}] not exists`,
    );
  });
});

describe('rewards', () => {
  test('are shared by votes, cycle by cycle, and come into being when they are withdrawn', async () => {
    await open();
    await candidate(1);
    const sr = node.account(1).address;
    await vote(2, { [sr]: 300 }, 300);
    await vote(3, { [sr]: 100 }, 100);
    await pass(INTERVAL);
    expect([await rewardOf(2), await rewardOf(3)]).toEqual([0, 0]);
    for (let block = 0; block < 4; block++) await node.devnet.mine();
    expect(await rewardOf(2)).toBe(0);
    // The witness keeps a fifth of 128 TRX a block; the block of the count still belongs to the cycle before.
    expect((await shown(1)).allowance).toBe(4 * 25_600_000);
    await pass(INTERVAL);
    expect([await rewardOf(2), await rewardOf(3)]).toEqual([5 * 76_800_000, 5 * 25_600_000]);
    await vote(2, { [maker().address]: 300 });
    expect((await shown(2)).allowance).toBe(5 * 76_800_000);
    const [balance, supply] = [(await shown(2)).balance, await supplyOf()];
    const draft = await build().withdrawBlockRewards(node.account(2).address);
    const info = await send(draft, node.account(2));
    expect(info.withdraw_amount).toBe(5 * 76_800_000);
    expect((await shown(2)).balance).toBe(balance + 5 * 76_800_000 - (info.fee ?? 0));
    expect((await shown(2)).allowance).toBeUndefined();
    expect(await supplyOf()).toBe(supply + BigInt(5 * 76_800_000));
    expect(await rewardOf(2)).toBe(0);
    // Blocks of this cycle still count for the votes it began with: those for the witness.
    await pass(INTERVAL);
    expect(await rewardOf(2)).toBe(3 * 76_800_000);
    expect(await rewardOf(3)).toBe(8 * 25_600_000);
  });

  test('are split as the witness says, from the next cycle on', async () => {
    await open();
    await candidate(1);
    const sr = node.account(1);
    await vote(2, { [sr.address]: 100 }, 100);
    expect(await node.tronWeb.trx.getBrokerage(sr.address)).toBe(20);
    await send(await build().updateBrokerage(50, sr.address), sr);
    expect(await node.tronWeb.trx.getBrokerage(sr.address)).toBe(20);
    await pass(INTERVAL);
    expect(await node.tronWeb.trx.getBrokerage(sr.address)).toBe(50);
    await pass(INTERVAL);
    expect((await shown(1)).allowance).toBe(64 * TRX);
    expect(await rewardOf(2)).toBe(64 * TRX);
  });

  test('go to the witness alone where voters have no part in them', async () => {
    await open({ parameters: { getChangeDelegation: 0n } });
    await candidate(1);
    await vote(2, { [node.account(1).address]: 1 }, 1);
    await pass(INTERVAL);
    expect((await shown(1)).allowance).toBe(115_200 * TRX);
    expect(await rewardOf(1)).toBe(0);
    const made = node.devnet.chain.head().number;
    const account: Answer = await node.tronWeb.trx.getUnconfirmedAccount(maker().address);
    expect(account.allowance).toBe(made * 8 * TRX);
    const { address } = node.account(1);
    expect(await refused('updateBrokerage', { owner_address: address, brokerage: 1 })).toBe(
      'contract type error, unexpected type [UpdateBrokerageContract]',
    );
    await send(await build().withdrawBlockRewards(address), node.account(1));
    expect((await shown(1)).allowance).toBeUndefined();
  });

  test('are withdrawn once a day, by those who have some', async () => {
    await open();
    await candidate(1);
    const sr = node.account(1);
    const withdraw = (owner_address: string) => refused('withdrawbalance', { owner_address });
    expect(await withdraw(sr.address)).toBe('witnessAccount does not have any reward');
    expect(await withdraw(maker().address)).toBe(
      `Account[${maker().hex}] is a guard representative and is not allowed to withdraw Balance`,
    );
    await vote(2, { [sr.address]: 100 }, 100);
    await pass(INTERVAL);
    await node.devnet.mine();
    const time = node.devnet.chain.head().timestamp;
    await send(await build().withdrawBlockRewards(sr.address), sr);
    expect((await shown(1)).latest_withdraw_time).toBe(time);
    expect(await withdraw(sr.address)).toBe(
      `The last withdraw time is ${time}, less than 24 hours`,
    );
    await pass(DAY + 1_000);
    await send(await build().withdrawBlockRewards(sr.address), sr);
  });
});

/** Sun in all accounts that the tests know, in stakes and burned. */
async function supplyOf(): Promise<bigint> {
  const { accounts, chain } = node.devnet;
  return chain.read('head', (state) =>
    accounts.reduce((sum, { address }) => {
      const account = state.account(address)!;
      const { net, energy } = account.stakes ?? {};
      const waiting = (account.unstaking ?? []).reduce((all, { amount }) => all + amount, 0n);
      return sum + account.balance + (net?.own ?? 0n) + (energy?.own ?? 0n) + waiting;
    }, state.property('BURN_TRX_AMOUNT') ?? 0n),
  );
}

describe('a proposal', () => {
  const FEE = 11;

  async function propose(by: { address: string; privateKey: string }, code = FEE, value = 420) {
    await send(await build().createProposal({ key: code, value }, by.address), by);
  }

  test('is shown, approved and taken back', async () => {
    await open();
    await candidate(1);
    const sr = node.account(1);
    const created = node.devnet.chain.head().timestamp;
    await propose(sr);
    await propose(maker(), 3, 2_000);
    const { chain } = node.devnet;
    const expires = chain.genesisTime + 13 * INTERVAL;
    const first = {
      proposal_id: 1,
      proposer_address: sr.hex,
      parameters: [{ key: FEE, value: 420 }],
      expiration_time: expires,
      create_time: created,
    };
    const { trx } = node.tronWeb;
    expect(await trx.getProposal(1)).toEqual(first);
    const list: Answer = await trx.listProposals();
    expect(list.map((each: Answer) => each.proposal_id)).toEqual([2, 1]);
    expect(await node.post('wallet/getpaginatedproposallist', { offset: 0, limit: 1 })).toEqual({
      proposals: [first],
    });
    await send(await build().voteProposal(1, true, maker().address), maker());
    expect(await trx.getProposal(1)).toMatchObject({ approvals: [maker().hex] });
    await send(await build().voteProposal(1, false, maker().address), maker());
    expect(await trx.getProposal(1)).toEqual(first);
    await send(await build().deleteProposal(1, sr.address), sr);
    expect(await trx.getProposal(1)).toMatchObject({ state: 'CANCELED' });
  });

  test('that enough active witnesses approve changes the rules from the next block on', async () => {
    await open();
    for (const index of [1, 2]) await candidate(index);
    await vote(3, { [node.account(1).address]: 1 }, 1);
    await pass(INTERVAL);
    const sr = node.account(1);
    await propose(sr, 3, 2_000);
    await propose(sr, FEE, 420);
    await send(await build().voteProposal(1, true, sr.address), sr);
    for (const by of [sr, maker()]) {
      await send(await build().voteProposal(2, true, by.address), by);
    }
    await pass(13 * INTERVAL);
    expect(await node.tronWeb.trx.getProposal(2)).not.toHaveProperty('state');
    await pass(INTERVAL);
    expect(await node.tronWeb.trx.getProposal(1)).toMatchObject({ state: 'DISAPPROVED' });
    expect(await node.tronWeb.trx.getProposal(2)).toMatchObject({ state: 'APPROVED' });
    expect(await parameter('getEnergyFee')).toBe(420);
    expect(await parameter('getTransactionFee')).toBe(1_000);
    const { expiration_time }: Answer = await node.tronWeb.trx.getProposal(2);
    expect(await node.tronWeb.trx.getEnergyPrices()).toBe(`0:100,${expiration_time}:420`);
    expect(await node.tronWeb.trx.getBandwidthPrices()).toBe('0:1000');
  });

  test('is refused in the words of java-tron', async () => {
    await open();
    await candidate(1);
    const { address: owner_address, hex } = node.account(1);
    const ask = (key: number, value: number) =>
      refused('proposalcreate', { owner_address, parameters: [{ key, value }] });
    expect(await refused('proposalcreate', { owner_address, parameters: [] })).toBe(
      'This proposal has no parameter.',
    );
    expect(await ask(27, 1)).toBe('Does not support code : 27');
    expect(await ask(0, 80_999)).toBe(
      'Bad chain parameter value, valid range is [3 * 27 * 1000,24 * 3600 * 1000]',
    );
    expect(await ask(3, -1)).toBe(
      'Bad chain parameter value, valid range is [0,100000000000000000]',
    );
    expect(await ask(9, 0)).toBe('This value[ALLOW_CREATION_OF_CONTRACTS] is only allowed to be 1');
    expect(await ask(17, 1)).toBe('Bad chain parameter id');
    expect(await ask(30, 2)).toBe(
      'This value[ALLOW_CHANGE_DELEGATION] is only allowed to be 1 or 0',
    );
    expect(await ask(67, 1)).toBe('New reward has been valid.');
    expect(await ask(70, 0)).toBe(
      'This value[UNFREEZE_DELAY_DAYS] is only allowed to be in the range 1-365',
    );
    expect(await ask(83, 1)).toBe('[ALLOW_TVM_CANCUN] has been valid, no need to propose again');
    const stranger = node.account(2);
    const parameters = [{ key: FEE, value: 1 }];
    const outsider = { owner_address: stranger.address };
    expect(await refused('proposalcreate', { ...outsider, parameters })).toBe(
      `Witness[${stranger.hex}] not exists`,
    );
    const approve = (fields: object) =>
      refused('proposalapprove', { owner_address, proposal_id: 1, ...fields });
    expect(await approve({ is_add_approval: true })).toBe('Proposal[1] not exists');
    await propose(maker());
    expect(await approve(outsider)).toBe(`Witness[${stranger.hex}] not exists`);
    expect(await approve({})).toBe(`Witness[${hex}]has not approved proposal[1] before`);
    await send(await build().voteProposal(1, true, owner_address), node.account(1));
    expect(await approve({ is_add_approval: true })).toBe(
      `Witness[${hex}]has approved proposal[1] before`,
    );
    const withdraw = (by: string) =>
      refused('proposaldelete', { owner_address: by, proposal_id: 1 });
    expect(await withdraw(owner_address)).toBe(`Proposal[1] is not proposed by ${hex}`);
    await send(await build().deleteProposal(1, maker().address), maker());
    expect(await withdraw(maker().address)).toBe('Proposal[1] canceled');
    expect(await approve({ is_add_approval: true })).toBe('Proposal[1] canceled');
    await pass(14 * INTERVAL);
    expect(await withdraw(maker().address)).toBe('Proposal[1] expired');
  });
});
