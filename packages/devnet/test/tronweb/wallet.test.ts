import { TronWeb } from 'tronweb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { type Answer, type Node, startNode } from './node.ts';

const TRX = 1_000_000;

let node: Node;
let wallet: Wallet;
let coin: string;
beforeAll(async () => {
  node = await startNode({ solidLag: 2 });
  const code = { ...compile('Coin'), feeLimit: 1_000 * TRX, parameters: [1_000_000] };
  const { address } = node.account(0);
  const draft = await node.tronWeb.transactionBuilder.createSmartContract(code as never, address);
  coin = node.tronWeb.address.fromHex((await node.send(draft, 0)).contract_address);
  wallet = new Wallet(node.url, node.account(0).privateKey);
});
afterAll(() => node?.devnet.close());

/** A wallet that was given the devnet as its node: it has the key, and speaks TIP-1193 to pages. */
class Wallet {
  /** What pages see of it: an address once they are allowed to, and never the key. */
  readonly tronWeb: Readonly<{
    defaultAddress: Readonly<{ base58: string | false }>;
    trx: Readonly<{
      sign: (draft: Answer) => Promise<Answer>;
      signMessageV2: (text: string) => string;
    }>;
  }>;
  readonly #own: TronWeb;
  #isAllowed = false;

  constructor(url: string, privateKey: string) {
    this.#own = new TronWeb({ fullHost: url, privateKey });
    const shown = () => (this.#isAllowed ? (this.#own.defaultAddress.base58 as string) : false);
    this.tronWeb = {
      defaultAddress: {
        get base58() {
          return shown();
        },
      },
      trx: {
        sign: (draft) => this.#own.trx.sign(draft),
        signMessageV2: (text) => this.#own.trx.signMessageV2(text),
      },
    };
  }

  async request({ method }: Readonly<{ method: string }>): Promise<Answer> {
    if (method === 'eth_chainId') return this.#chainId();
    if (method !== 'eth_requestAccounts') throw Object.assign(new Error(method), { code: 4200 });
    if (!Object.values(await this.#own.isConnected()).every(Boolean)) throw new Error('no node');
    this.#isAllowed = true;
    return [this.#own.defaultAddress.base58];
  }

  /** Chains are told apart by the end of the id of their first block. */
  async #chainId(): Promise<string> {
    return `0x${((await this.#own.trx.getBlockByNumber(0)) as Answer).blockID.slice(-8)}`;
  }

  /** What its screen for an account lists. */
  async history(path = ''): Promise<Answer[]> {
    const query = 'limit=20&order_by=block_timestamp,desc';
    const { base58 } = this.#own.defaultAddress;
    const url = `v1/accounts/${base58}/transactions${path}?${query}`;
    const { data }: Answer = await this.#own.eventServer!.request(url);
    return data;
  }
}

/** A page has a TronWeb without a key, and whatever wallet is there. */
const page = () => new TronWeb({ fullHost: node.url });

async function coins(amount: number): Promise<Answer> {
  const from = wallet.tronWeb.defaultAddress.base58 || '';
  const { transaction } = await page().transactionBuilder.triggerSmartContract(
    coin,
    'transfer(address,uint256)',
    { feeLimit: 100 * TRX },
    [
      { type: 'address', value: node.account(1).address },
      { type: 'uint256', value: amount },
    ],
    from,
  );
  return transaction;
}

test('a page connects to a wallet that is on the devnet', async () => {
  expect(wallet.tronWeb.defaultAddress.base58).toBe(false);
  const { result } = await node.post('jsonrpc', { id: 1, method: 'eth_chainId', params: [] });
  expect(await wallet.request({ method: 'eth_chainId' })).toBe(result);
  const [address] = await wallet.request({ method: 'eth_requestAccounts' });
  expect(address).toBe(node.account(0).address);
  expect(wallet.tronWeb.defaultAddress.base58).toBe(address);
});

test('the wallet signs a message that the page can check', async () => {
  const text = 'I am here';
  const signature = wallet.tronWeb.trx.signMessageV2(text);
  expect(await page().trx.verifyMessageV2(text, signature)).toBe(node.account(0).address);
});

test('what it signs is broadcast by the page, confirmed, and in its history', async () => {
  const [from, to] = [node.account(0).address, node.account(1).address];
  const drafts = [await page().transactionBuilder.sendTrx(to, 5 * TRX, from), await coins(250)];
  const ids: string[] = [];
  for (const draft of drafts) {
    const { result, txid } = await page().trx.sendRawTransaction(
      await wallet.tronWeb.trx.sign(draft),
    );
    expect(result).toBe(true);
    ids.push(txid);
  }
  expect(await page().trx.getTransactionInfo(ids[1]!)).toEqual({});
  await node.devnet.mine(2);
  const info: Answer = await page().trx.getTransactionInfo(ids[1]!);
  expect(info.receipt.result).toBe('SUCCESS');
  const [newest, older] = await wallet.history();
  expect([newest.txID, older.txID]).toEqual(ids.toReversed());
  expect((await wallet.history('/trc20'))[0]).toMatchObject({
    transaction_id: ids[1],
    token_info: { address: coin, symbol: 'TC' },
    from,
    to,
    value: '250',
  });
});

test('the fee that a wallet foretells is the fee that is paid', async () => {
  const [{ address, hex }, asked] = [node.account(0), page()];
  const draft = await coins(1);
  const { energy_used }: Answer = await node.post('wallet/triggerconstantcontract', {
    owner_address: hex,
    contract_address: asked.address.toHex(coin),
    data: draft.raw_data.contract[0].parameter.value.data,
  });
  const parameters: Answer[] = await asked.trx.getChainParameters();
  const price = (key: string) => parameters.find((each) => each.key === key)?.value ?? 0;
  const { freeNetLimit = 0, freeNetUsed = 0 } = await asked.trx.getAccountResources(address);
  const signed = await wallet.tronWeb.trx.sign(draft);
  // Raw bytes with their length, a signature of 67 bytes and room for the result.
  const size = signed.raw_data_hex.length / 2 + 3 + 67 + 64;
  const forBytes = freeNetLimit - freeNetUsed >= size ? 0 : size * price('getTransactionFee');
  await asked.trx.sendRawTransaction(signed);
  const paid = await node.post('wallet/gettransactioninfobyid', { value: signed.txID });
  expect(paid.fee).toBe(energy_used * price('getEnergyFee') + forBytes);
});
