import { addressBytes, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { signTransaction, type Transaction } from '@vellum/tron/transaction';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDevnet, type Devnet } from '../src/index.ts';
import { COUNTER, callOf, deploy, deployment } from './bytecode.ts';
import { balanceOf, mined, type Signer, signed, transferOf } from './signed.ts';

const TRX = 1_000_000n;
const START = 1_760_000_000_000;
const NOBODY = `41${'5e'.repeat(20)}` as HexAddress;
const DAY = 24 * 3_600_000;
const SIGNATURE_EXCEPTION = 'java.security.SignatureException';
const CURVE_ORDER = 'fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141';

let devnet: Devnet;
let alice: Signer;
let bob: Signer;

beforeEach(async () => {
  devnet = await createDevnet({ clock: () => START });
  [, alice, bob] = devnet.accounts as readonly Signer[] as [Signer, Signer, Signer];
});
afterEach(() => devnet.close());

/** Submits, and sees to it that a refusal changes nothing. */
async function refused(transaction: Transaction): Promise<string> {
  const { chain } = devnet;
  const before = [chain.head().id, await balanceOf(chain, alice.address)];
  const { code, message } = await chain.submit(transaction);
  expect([chain.head().id, await balanceOf(chain, alice.address)]).toEqual(before);
  return `${code}: ${message}`;
}

const invalid = (reason: string) => `CONTRACT_VALIDATE_ERROR: Contract validate error : ${reason}`;
const unauthorised = (reason: string) => `SIGERROR: Validate signature error: ${reason}`;
const send = (amount: bigint, to = bob.address, options = {}) =>
  transferOf(devnet.chain, alice, to, amount, options);

describe('a transaction is refused', () => {
  it('twice', async () => {
    const transaction = send(TRX);
    await mined(devnet.chain, transaction);
    expect(await refused(transaction)).toBe('DUP_TRANSACTION_ERROR: Dup transaction.');
    const again = { ...transaction, signatures: transaction.signatures };
    expect(await refused(again)).toBe('DUP_TRANSACTION_ERROR: Dup transaction.');
  });

  it('when it refers to no block of the last 65,536', async () => {
    const tapos = 'TAPOS_ERROR: Tapos check error.';
    const { id } = devnet.chain.head();
    expect(await refused(send(TRX, bob.address, { reference: { number: 1, id } }))).toBe(tapos);
    const otherId = id.slice(0, 16) + 'ab'.repeat(24);
    expect(await refused(send(TRX, bob.address, { reference: { number: 0, id: otherId } }))).toBe(
      tapos,
    );
    const early = send(TRX);
    await devnet.mine(3);
    await mined(devnet.chain, early);
  });

  it('when it is expired or expires too late', async () => {
    const expired = 'TRANSACTION_EXPIRATION_ERROR: Transaction expired';
    const head = devnet.chain.head().timestamp;
    expect(await refused(send(TRX, bob.address, { expiration: head + 2_999 }))).toBe(expired);
    await mined(devnet.chain, send(TRX, bob.address, { expiration: head + 3_000 }));
    const unsigned = { ...send(TRX, bob.address, { expiration: head }), signatures: [] };
    expect(await refused(unsigned)).toBe(expired);
    const latest = START + DAY;
    expect(await refused(send(TRX, bob.address, { expiration: latest + 1 }))).toBe(expired);
    await mined(devnet.chain, send(TRX, bob.address, { expiration: latest }));
  });

  it('when it is larger than 500 KiB', async () => {
    const memo = 'm'.repeat(512_000 - 128 - 205 - 4);
    expect(await refused(send(5n * TRX, bob.address, { memo: `${memo}!!` }))).toMatch(
      /^TOO_BIG_TRANSACTION_ERROR: Too big transaction with result, TxId [0-9a-f]{64}, the size is \d+ bytes, maxTxSize 512000$/,
    );
  });

  it('without a signature, with too many, with one that is none or of someone else', async () => {
    const bare = send(TRX, bob.address, { keys: [] });
    expect(await refused(bare)).toBe(unauthorised('miss sig or contract'));
    const many = Array<string>(6).fill(alice.privateKey);
    expect(await refused(send(TRX, bob.address, { keys: many }))).toBe(
      unauthorised('too many signatures'),
    );
    const two = [alice.privateKey, alice.privateKey];
    expect(await refused(send(TRX, bob.address, { keys: two }))).toBe(
      unauthorised('Signature count is 2 more than key counts of permission : 1'),
    );
    const short = { ...bare, signatures: [new Uint8Array(64)] };
    expect(await refused(short)).toBe(unauthorised('Signature size is 64'));
    const stranger = signTransaction(bare, fromHex(bob.privateKey));
    expect(await refused(stranger)).toBe(
      unauthorised(
        `${toHex(stranger.signatures[0]!)} is signed by ${fromHexAddress(bob.address)} but it is not contained of permission.`,
      ),
    );
    expect(await refused(send(TRX, bob.address, { permissionId: 3 }))).toBe(
      unauthorised("permission isn't exit"),
    );
  });

  // Recorded from java-tron 4.8.1.
  it.each([
    ['00'.repeat(65), 'java.lang.IllegalArgumentException: Invalid point compression'],
    [`${'ff'.repeat(64)}1b`, `${SIGNATURE_EXCEPTION}: Could not recover public key from signature`],
    [
      `${CURVE_ORDER}${'01'.repeat(32)}1b`,
      'java.lang.ArithmeticException: BigInteger not invertible.',
    ],
    [`${'01'.repeat(64)}64`, `${SIGNATURE_EXCEPTION}: Header byte out of range: 100`],
    [`${'01'.repeat(64)}80`, `${SIGNATURE_EXCEPTION}: Header byte out of range: -101`],
    [`${'01'.repeat(64)}14`, `${SIGNATURE_EXCEPTION}: Header byte out of range: 47`],
  ])('with the signature %s, which gives no key', async (signature, reason) => {
    const bare = send(TRX, bob.address, { keys: [] });
    expect(await refused({ ...bare, signatures: [fromHex(signature)] })).toBe(unauthorised(reason));
  });

  it('not because a signature is longer than it must be', async () => {
    const { signatures, ...rest } = send(TRX);
    const long = fromHex(toHex(signatures[0]!).repeat(2));
    await mined(devnet.chain, { ...rest, signatures: [long] });
  });

  it('as a transfer that makes no sense', async () => {
    const all = await balanceOf(devnet.chain, alice.address);
    const cases: [Transaction, string][] = [
      [send(TRX, alice.address), 'Cannot transfer TRX to yourself.'],
      [send(0n), 'Amount must be greater than 0.'],
      [send(-1n), 'Amount must be greater than 0.'],
      [send(all + 1n), 'Validate TransferContract error, balance is not sufficient.'],
      // The receiver's account costs 1 TRX on top, after 0.1 TRX in place of bandwidth.
      [
        send(all - 1_099_999n, NOBODY),
        'Validate TransferContract error, balance is not sufficient.',
      ],
      [send(2n ** 63n - 1n, NOBODY), 'long overflow'],
      [
        signed(devnet.chain, alice, 'TransferContract', {
          to_address: fromHex('41ab'),
          amount: 1n,
        }),
        'Invalid toAddress!',
      ],
    ];
    for (const [transaction, reason] of cases)
      expect(await refused(transaction)).toBe(invalid(reason));
    await mined(devnet.chain, send(all - 1_100_000n, NOBODY));
    expect(await balanceOf(devnet.chain, alice.address)).toBe(0n);
  });

  it('as a transfer that the receiver has no room for', async () => {
    const most = 2n ** 63n - 1n;
    const { address } = bob;
    await devnet.edit([{ kind: 'balance', address, balance: most - 1n }]);
    expect(await refused(send(2n))).toBe(invalid('long overflow'));
    await mined(devnet.chain, send(1n));
    expect(await balanceOf(devnet.chain, address)).toBe(most);
  });

  it('as a transfer to a contract', async () => {
    const contract = await deploy(devnet.chain, alice, COUNTER);
    expect(await refused(send(TRX, contract))).toBe(
      invalid(
        'Cannot transfer TRX to a smartContract which version is one. Instead please use TriggerSmartContract ',
      ),
    );
  });

  it('from an account that does not exist', async () => {
    const [stranger] = await devnet.generateAccounts(1, 0n);
    const ghost = { address: NOBODY, privateKey: stranger!.privateKey };
    const { address } = stranger!;
    expect(await refused(transferOf(devnet.chain, ghost, bob.address, 1n))).toContain('SIGERROR');
    const fresh = await createDevnet({ clock: () => START });
    const { code, message } = await fresh.chain.submit(
      transferOf(fresh.chain, stranger!, bob.address, 1n),
    );
    expect(`${code}: ${message}`).toBe(
      invalid(`account [${fromHexAddress(address)}] does not exist`),
    );
    await fresh.close();
  });

  it('as a call with impossible numbers or of no contract', async () => {
    const { chain } = devnet;
    const contract = await deploy(chain, alice, COUNTER);
    const call = (to: HexAddress, value: bigint, feeLimit: bigint) =>
      signed(chain, alice, 'TriggerSmartContract', callOf(to, value), { feeLimit });
    const most = chain.parameters.getMaxFeeLimit;
    const limit = `feeLimit must be >= 0 and <= ${most}`;
    const all = await balanceOf(chain, alice.address);
    const cases: [Transaction, string][] = [
      [call(NOBODY, 0n, TRX), 'No contract or not a smart contract'],
      [call(contract, -1n, TRX), 'callValue must be >= 0'],
      [call(contract, 0n, -1n), limit],
      [call(contract, 0n, most + 1n), limit],
      [
        call(contract, all + 1n, TRX),
        'Validate InternalTransfer error, balance is not sufficient.',
      ],
    ];
    for (const [transaction, reason] of cases)
      expect(await refused(transaction)).toBe(invalid(reason));
    await mined(chain, call(contract, 0n, most));
  });

  it('as a deployment with impossible settings', async () => {
    const { chain } = devnet;
    const make = (change: object) => {
      const { new_contract } = deployment(alice, COUNTER);
      const value = { new_contract: { ...new_contract, ...change } };
      return signed(chain, alice, 'CreateSmartContract', value, { feeLimit: 100n * TRX });
    };
    const cases: [object, string][] = [
      [{ origin_address: addressBytes(bob.address) }, 'OwnerAddress is not equals OriginAddress'],
      [{ name: 'n'.repeat(33) }, "contractName's length cannot be greater than 32"],
      [{ consume_user_resource_percent: 101n }, 'percent must be >= 0 and <= 100'],
      [{ origin_energy_limit: 0n }, 'The originEnergyLimit must be > 0'],
      [{ call_value: -1n }, 'callValue must be >= 0'],
    ];
    for (const [change, reason] of cases) expect(await refused(make(change))).toBe(invalid(reason));
  });

  it('of a kind that this chain does not have', async () => {
    const vote = signed(devnet.chain, alice, 'VoteAssetContract', { support: true });
    expect(await refused(vote)).toBe(
      unauthorised(
        `${toHex(vote.signatures[0]!)} is signed by ${fromHexAddress(alice.address)} but it is not contained of permission.`,
      ),
    );
    const order = signed(devnet.chain, alice, 'MarketCancelOrderContract', {});
    expect(await refused(order)).toBe(
      invalid('Not support Market Transaction, need to be opened by the committee'),
    );
  });
});
