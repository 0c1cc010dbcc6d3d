import { team } from '@vellum/contracts/team';
import { type Address, fromHexAddress, toHexAddress } from '@vellum/tron/address';
import { toSun } from '@vellum/tron/amount';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { draftCall } from '@vellum/tron/contract-call';
import { verifyMessage } from '@vellum/tron/message-signing';
import { recoverAddress } from '@vellum/tron/signature';
import { buildTransaction } from '@vellum/tron/transaction';
import { MalformedTransaction } from '@vellum/tron/transaction-codec';
import { describe, expect, it } from 'vitest';
import { readCall } from '../../shared/chain/read-call.ts';
import { readTransaction } from '../../shared/chain/read-transaction.ts';
import { accountBook } from './demo-accounts.ts';
import { DemoWalletAdapter } from './demo-adapter.ts';
import type { DemoNode } from './demo-node.ts';
import { signingDesk } from './signing-desk.ts';

const contract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const inviter = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' as Address;

function memorySlot() {
  let text: string | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => text,
    set(next: string | null) {
      text = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let made = 0;
const newKey = () => {
  made += 1;
  return new Uint8Array(32).fill(made);
};

function openWallet(chainId = '0x0badcafe') {
  const accounts = accountBook(memorySlot(), newKey);
  const desk = signingDesk();
  const isSignIn = (text: string) => text === 'sign in';
  const node = { chainId: async () => chainId } as DemoNode;
  return { accounts, desk, adapter: new DemoWalletAdapter({ accounts, desk, node, isSignIn }) };
}

/** A call of the team contract, as a node would build it. */
function callOf(owner: Address, value = 0n, tokens = {}) {
  const draft = draftCall({
    caller: toHexAddress(owner),
    contract: toHexAddress(contract),
    data: team.bindInviter(inviter).data,
    value: toSun(value),
  });
  const transaction = buildTransaction({
    ...draft,
    value: { ...draft.value, ...tokens },
    reference: { number: 1, id: 'ab'.repeat(32) },
    timestamp: 1,
    expiration: 61_000,
  });
  const asked = { txID: transaction.id, raw_data_hex: toHex(transaction.rawBytes) };
  return asked as unknown as Parameters<DemoWalletAdapter['signTransaction']>[0];
}

describe('the demo wallet', () => {
  it('signs what the person approved, with the key of the account in use', async () => {
    const { accounts, desk, adapter } = openWallet();
    await adapter.connect();
    const { address } = accounts.active()!;
    expect(adapter.address).toBe(address);
    const asked = callOf(address, 5n);
    const done = adapter.signTransaction(asked);
    await expect.poll(() => desk.get()?.kind).toBe('transaction');
    expect(desk.get()).toMatchObject({
      transaction: { owner: address, to: contract, value: 5n, feeLimit: 150_000_000n },
    });
    desk.approve();
    const [signature = ''] = (await done).signature;
    const signer = recoverAddress(fromHex(asked.txID), fromHex(String(signature)));
    expect(signer && fromHexAddress(signer)).toBe(address);

    const words = adapter.signMessage('hello');
    await expect.poll(() => desk.get()?.kind).toBe('message');
    desk.approve();
    expect(verifyMessage('hello', await words, address)).toBe(true);
    const signIn = await adapter.signMessage('sign in');
    expect(verifyMessage('sign in', signIn, address)).toBe(true);
  });

  it('rejects like any wallet: by the person, by a change of account, while another waits', async () => {
    const { accounts, desk, adapter } = openWallet();
    await adapter.connect();
    const first = adapter.signMessage('one');
    await expect.poll(() => desk.get()).not.toBeNull();
    await expect(adapter.signMessage('two')).rejects.toMatchObject({ code: 4000 });
    desk.reject();
    await expect(first).rejects.toMatchObject({ code: 4001 });
    const second = adapter.signMessage('three');
    await expect.poll(() => desk.get()).not.toBeNull();
    accounts.take('collector');
    await expect(second).rejects.toMatchObject({ code: 4001 });
  });

  it('never works on the main net', async () => {
    const { adapter } = openWallet('0x2b6653dc');
    await expect(adapter.connect()).rejects.toMatchObject({ kind: 'unsupported' });
    await expect(adapter.signMessage('x')).rejects.toMatchObject({ kind: 'unsupported' });
    expect(adapter.address).toBeNull();
  });

  it('refuses bytes that are not what they are said to be, or of somebody else', async () => {
    const { accounts, desk, adapter } = openWallet();
    await adapter.connect();
    const own = callOf(accounts.active()!.address);
    const forged = { ...own, txID: 'ab'.repeat(32) };
    await expect(adapter.signTransaction(forged)).rejects.toMatchObject({ kind: 'unsupported' });
    await expect(adapter.signTransaction(callOf(inviter))).rejects.toMatchObject({
      kind: 'unsupported',
    });
    expect(desk.get()).toBeNull();
  });

  it('keeps several accounts, each once, and forgets for good', () => {
    const slot = memorySlot();
    const accounts = accountBook(slot, newKey);
    const newcomer = accounts.take('newcomer');
    const collector = accounts.take('collector');
    accounts.take('collector');
    expect(accounts.get().list).toEqual([newcomer, collector]);
    accounts.use(newcomer.address);
    expect(accountBook(slot, newKey).active()).toEqual(newcomer);
    accounts.forget(newcomer.address);
    expect(accounts.active()).toEqual(collector);
    accounts.forget(collector.address);
    expect(accounts.active()).toBeNull();
  });
});

describe('what is signed, in words', () => {
  const published = [
    { type: 'function', name: 'bindParent', inputs: [{ name: 'to', type: 'address' }] },
  ];

  it('comes from the bytes and the published interface', () => {
    const asked = callOf(inviter);
    const { data } = readTransaction(asked.raw_data_hex);
    expect(readCall(data!, published)).toMatchObject({
      signature: 'bindParent(to)',
      args: [{ name: 'to', value: { kind: 'address', address: inviter } }],
    });
  });

  it.each([{ call_token_value: 1n, token_id: 1_000_001n }, { token_id: 1_000_001n }])(
    'has no TRC-10 tokens beside it: %o',
    (tokens) => {
      const { raw_data_hex } = callOf(inviter, 0n, tokens);
      expect(() => readTransaction(raw_data_hex)).toThrow(MalformedTransaction);
    },
  );

  it('is never guessed', () => {
    const { data } = readTransaction(callOf(inviter).raw_data_hex);
    expect(readCall(data!, [])).toMatchObject({ signature: null, args: [] });
    expect(readCall(data!.subarray(0, 20), published)).toMatchObject({ signature: null });
  });
});
