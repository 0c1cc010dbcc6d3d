import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type Node, startNode } from './node.ts';

const TRX = 1_000_000;
const FORM = 'application/x-www-form-urlencoded';
const PARSE = 'class org.tron.core.services.http.JsonFormat$ParseException';
const DECODER =
  'class org.bouncycastle.util.encoders.DecoderException : exception decoding Hex string: invalid characters encountered in Hex string';
const NULL = 'class java.lang.NullPointerException : null';

let node: Node;
let token: string;
let contract: string;
beforeAll(async () => {
  node = await startNode();
  const { address, hex } = node.account(0);
  const build = node.tronWeb.transactionBuilder;
  const terms = {
    name: 'Sorrel',
    abbreviation: 'SRL',
    description: 'd',
    url: 'https://sorrel.example',
    totalSupply: 1_000,
    trxRatio: 1,
    tokenRatio: 1,
    saleStart: Date.now() + 86_400_000,
    saleEnd: Date.now() + 172_800_000,
    freeBandwidth: 0,
    freeBandwidthLimit: 0,
    frozenAmount: 0,
    frozenDuration: 0,
  };
  ({ assetIssueID: token } = await node.send(await build.createToken(terms, address), 0));
  await node.send(await build.createTRXExchange(token, 100, 50 * TRX, address), 0);
  const draft = await node.post('wallet/deploycontract', {
    owner_address: hex,
    bytecode: '600080600a8239f3',
    origin_energy_limit: 1,
    fee_limit: 100 * TRX,
  });
  ({ contract_address: contract } = await node.send(draft, 0));
});
afterAll(() => node?.devnet.close());

const ask = async (path: string, body: string, type = 'application/json'): Promise<Answer> => {
  const headers = { 'content-type': type };
  const answer = await fetch(`${node.url}/${path}`, { method: 'POST', body, headers });
  const text = await answer.text();
  return text === '' ? '' : JSON.parse(text);
};

/** Each as java-tron 4.8.1 answers it. */
describe('visible', () => {
  test('in a body means nothing to servlets that are asked nothing', async () => {
    const { hex, address } = node.account(0);
    const owner = async (path: string, body: string) => {
      const [{ owner_address }] = (await ask(path, body)).assetIssue;
      return owner_address;
    };
    expect(await owner('wallet/getassetissuelist', '{"visible":true}')).toBe(hex);
    expect(await owner('wallet/getassetissuelist?visible=true', '{}')).toBe(address);
    const shown = async (path: string) => JSON.stringify(await ask(path, '{"visible":true}'));
    for (const path of ['listwitnesses', 'getnowblock', 'listexchanges'] as const) {
      expect(await shown(`wallet/${path}`), path).not.toMatch(/"T[1-9A-Za-z]{33}"/);
      expect(await shown(`wallet/${path}?visible=true`), path).toMatch(/"T[1-9A-Za-z]{33}"/);
    }
  });

  test('in the query of a POST means nothing to the others', async () => {
    const { address } = node.account(0);
    expect(await ask('wallet/getaccount?visible=true', JSON.stringify({ address }))).toEqual({
      Error: `${PARSE} : 1:12: INVALID hex String`,
    });
    expect(await ask(`wallet/getaccount?address=${node.account(0).hex}`, '{}')).toEqual({});
  });
});

describe('a body', () => {
  test('that is no object is refused', async () => {
    const refused = async (body: string) => (await ask('wallet/getaccount', body)).Error;
    expect(await refused('')).toBe(`${PARSE} : 1:1: Expected "{".`);
    expect(await refused('[]')).toBe(
      'class com.alibaba.fastjson.JSONException : can not cast to JSONObject.',
    );
    expect(await refused('null')).toBe(NULL);
    expect(await refused('{')).toMatch(/^class com\.alibaba\.fastjson\.JSONException : /);
  });

  test('may be a form, whose numbers are then texts', async () => {
    const { hex } = node.account(0);
    expect(await ask('wallet/getaccount', `address=${hex}`, FORM)).toMatchObject({ address: hex });
    expect(await ask('wallet/getaccount', `{"address":"${hex}"}`, FORM)).toMatchObject({
      address: hex,
    });
    expect(await ask('wallet/getblockbynum', 'num=1', FORM)).toEqual({
      Error: `${PARSE} : 1:8: Couldn't parse integer: For input string: ""1""`,
    });
    expect((await ask('wallet/createtransaction', `owner_address=${hex}`, FORM)).Error).toMatch(
      /^class com\.alibaba\.fastjson\.JSONException : /,
    );
    expect((await ask('wallet/getpaginatedproposallist', 'offset=0&limit=1', FORM)).Error).toMatch(
      /^class com\.alibaba\.fastjson\.JSONException : /,
    );
  });

  test('has numbers as numbers', async () => {
    const { hex } = node.account(0);
    const transfer = { owner_address: hex, to_address: node.account(1).hex, amount: '5' };
    const { Error: error } = await node.post('wallet/createtransaction', transfer);
    expect(error).toMatch(/Couldn't parse integer: For input string: ""5""$/);
    const page = { offset: '0', limit: 1 };
    expect((await node.post('wallet/getpaginatedassetissuelist', page)).Error).toMatch(/integer/);
    // Where java-tron reads the field itself, text will do.
    expect(await node.post('wallet/getexchangebyid', { id: '1' })).toMatchObject({
      exchange_id: 1,
    });
    expect(await node.post('wallet/getexchangebyid', { id: 1.5 })).toEqual({
      Error: 'class java.lang.ArithmeticException : Rounding necessary',
    });
    expect(await node.post('wallet/getproposalbyid', {})).toEqual({
      Error: 'class java.security.InvalidParameterException : key [id] does not exist',
    });
  });
});

describe('a query', () => {
  test('is read by GET, each kind of field in its own way', async () => {
    const { hex, address } = node.account(0);
    const cases: [path: string, answer: object][] = [
      ['getaccount?address=zz', { Error: `${PARSE} : 1:12: INVALID hex String` }],
      ['getaccountresource?address=zz', { Error: DECODER }],
      [`getaccountnet?address=${address}&visible=true`, { freeNetLimit: 600 }],
      [`getaccountnet?address=${hex}x`, { Error: DECODER }],
      ['getcontract?value=41', {}],
      [
        'getblockbylatestnum',
        { Error: 'class java.lang.NumberFormatException : Cannot parse null string' },
      ],
      [
        'getblockbynum?num=x',
        { Error: 'class java.lang.NumberFormatException : For input string: "x"' },
      ],
      ['getReward?address=4100x', { Error: `INVALID address, ${DECODER.split(' : ')[1]}` }],
      ['getBrokerage?address=0', { Error: 'INVALID address, Illegal character 0 at 0' }],
      ['getBrokerage', { brokerage: 0 }],
      ['getblock?id_or_num=-1', { Error: 'num must be non-positive number.' }],
      ['getblock?id_or_num=x', { Error: 'id must be legal block hash.' }],
      ['getassetissuebyname?visible=true', { Error: NULL }],
      [`getassetissuelistbyname?value=${token}&visible=true`, {}],
      [
        'gettransactionfrompending?value=aa',
        { Error: 'class java.lang.IllegalArgumentException : null' },
      ],
    ];
    for (const [path, answer] of cases) {
      expect(await node.get(`wallet/${path}`), path).toMatchObject(answer);
      if (Object.keys(answer).length === 0) expect(await node.get(`wallet/${path}`)).toEqual({});
    }
  });
});

describe('routes that answer little', () => {
  test('are there all the same', async () => {
    const { id, number } = node.devnet.chain.head();
    const block_identifier = { hash: id, number };
    const account_identifier = { address: node.account(0).hex };
    expect(await node.get('wallet/totaltransaction')).toEqual({});
    // Without the history of balances, which a node keeps only when told to.
    const balance = (fields: object) => node.post('wallet/getaccountbalance', fields);
    expect(await balance({ account_identifier, block_identifier })).toEqual({
      balance: 0,
      block_identifier,
    });
    const illegal = (text: string) => ({
      Error: `class java.lang.IllegalArgumentException : ${text}`,
    });
    expect(await balance({ block_identifier })).toEqual(illegal('account_identifier is null'));
    expect(await balance({ account_identifier })).toEqual(illegal('block_identifier null'));
    const wrong = { hash: '00'.repeat(32), number };
    expect(await balance({ account_identifier, block_identifier: wrong })).toEqual(
      illegal('number and hash do not match'),
    );
    expect(await node.post('wallet/getblockbalance', { number })).toEqual(
      illegal('block_identifier hash length not equals 32'),
    );
    expect(await node.post('wallet/getblockbalance', block_identifier)).toEqual({
      Error: 'class org.tron.core.exception.ItemNotFoundException : This block does not exist',
    });
  });

  test('print the receipt of a transaction alone', async () => {
    const { id } = await node.send(
      await node.tronWeb.transactionBuilder.sendTrx(
        node.account(1).address,
        1,
        node.account(2).address,
      ),
      2,
    );
    const { receipt } = await node.post('wallet/gettransactioninfobyid', { value: id });
    expect(await node.get(`wallet/gettransactionreceiptbyid?value=${id}`)).toEqual({
      Receipt: receipt,
    });
    expect(await node.post('wallet/gettransactionreceiptbyid', { value: '00' })).toEqual({});
  });

  test('draft a transaction of any type', async () => {
    const transfer = {
      owner_address: node.account(0).hex,
      to_address: node.account(1).hex,
      amount: 5,
    };
    const draft = (contractType?: string) =>
      node.post('wallet/createCommonTransaction', { contractType, ...transfer });
    const { raw_data } = await draft('TransferContract');
    expect(raw_data.contract).toMatchObject([
      { type: 'TransferContract', parameter: { value: transfer } },
    ]);
    expect(await draft('Nothing')).toEqual({
      Error:
        'class java.lang.IllegalArgumentException : No enum constant org.tron.protos.Protocol.Transaction.Contract.ContractType.Nothing',
    });
    expect(
      await node.post('wallet/createCommonTransaction', {
        ...transfer,
        contractType: 'UnfreezeAssetContract',
      }),
    ).toEqual({
      Error: expect.stringContaining('ContractValidateException'),
    });
  });
});

describe('a draft', () => {
  test('has of a request what its servlet reads', async () => {
    const { hex } = node.account(0);
    const transfer = { owner_address: hex, to_address: node.account(1).hex, amount: 5 };
    const more = { Permission_id: 2, fee_limit: 7, extra_data: '6869' };
    const drafted = async (path: string, fields: object) =>
      (await node.post(`wallet/${path}`, { ...fields, ...more })).raw_data;
    expect(await drafted('createtransaction', transfer)).toMatchObject({
      data: '6869',
      contract: [{ Permission_id: 2 }],
    });
    expect(await drafted('createtransaction', transfer)).not.toHaveProperty('fee_limit');
    const stake = { owner_address: hex, frozen_balance: TRX };
    expect(await drafted('freezebalancev2', stake)).not.toHaveProperty('data');
    expect(await node.post('wallet/createtransaction', { ...transfer, foo: [] })).toEqual({
      Error: expect.stringMatching(/ParseException : 1:\d+: Expected string\.$/),
    });
  });

  test('of a deployment needs no owner, and ends in an address', async () => {
    for (const owner_address of [undefined, '41', `a0${'00'.repeat(20)}`]) {
      const draft = await node.post('wallet/deploycontract', { owner_address, bytecode: '00' });
      expect(draft.contract_address).toMatch(/^41[0-9a-f]{40}$/);
    }
    const abi = async (text: unknown) =>
      (await node.post('wallet/deploycontract', { bytecode: '00', abi: text })).Error;
    expect(await abi('[{"type":"foo"}]')).toBe(
      `${PARSE} : 1:20: Enum type "protocol.SmartContract.ABI.Entry.EntryType" has no value named "Foo".`,
    );
    expect(await abi(null)).toBe(`${PARSE} : 1:11: Expected "{".`);
  });

  test('of a call reports what is wrong with it in its result', async () => {
    const call = async (body: string) => (await ask('wallet/triggersmartcontract', body)).result;
    const text = (message: string) => Buffer.from(message).toString('hex');
    expect(await call('{}')).toEqual({
      code: 'OTHER_ERROR',
      message: text("class java.security.InvalidParameterException : owner_address isn't set."),
    });
    expect(await call('')).toEqual({ code: 'OTHER_ERROR', message: text(NULL) });
    const fields = { owner_address: node.account(0).hex, contract_address: contract };
    expect(
      await call(JSON.stringify({ ...fields, call_value: '5', fee_limit: 'x' })),
    ).toMatchObject({
      code: 'OTHER_ERROR',
    });
    expect(await ask('wallet/triggerconstantcontract?x', '', 'text/plain')).toMatchObject({
      result: { code: 'OTHER_ERROR' },
    });
  });
});

test('signatures on a transaction without a readable contract are not weighed', async () => {
  const raw_data = {
    contract: [{ type: 'NoSuchContract', parameter: {} }],
    ref_block_bytes: '0020',
  };
  for (const path of ['wallet/getsignweight', 'wallet/getapprovedlist']) {
    const answer = await node.post(path, { raw_data });
    expect(answer.result, path).toEqual({
      code: 'OTHER_ERROR',
      message: 'Invalid transaction: no valid contract',
    });
    expect(answer.transaction.transaction).toMatchObject({
      raw_data: { contract: [], ref_block_bytes: '0020' },
      raw_data_hex: '0a020020',
    });
    expect(await node.post(path, { raw_data: {} })).toEqual({ Error: NULL });
  }
});

test('a text is judged as an address, and nothing is said to what is no request', async () => {
  const verdict = (body: string) => ask('wallet/validateaddress', body);
  expect(await verdict(JSON.stringify({ address: node.account(0).address }))).toEqual({
    result: true,
    message: 'Base58check format',
  });
  expect(await verdict('{"address":"zz7e5f4552091a69125d5dfcb7b8c2659029395bdf"}')).toEqual({
    result: false,
    message: 'exception decoding Hex string: invalid characters encountered in Hex string',
  });
  expect(await verdict('[]')).toBe('');
});
