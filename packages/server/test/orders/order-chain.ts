import { marketBlueprints } from '@vellum/contracts/deploy/coin-blueprints';
import { embeddedParameters } from '@vellum/contracts/deploy/default-parameters';
import { groundBlueprints } from '@vellum/contracts/deploy/earn-blueprints';
import { createDevnet, type Devnet } from '@vellum/devnet';
import {
  type Address,
  addressBytes,
  fromHexAddress,
  type HexAddress,
  toHexAddress,
} from '@vellum/tron/address';
import { toSun } from '@vellum/tron/amount';
import { fromHex } from '@vellum/tron/bytes';
import { draftCall } from '@vellum/tron/contract-call';
import { buildTransaction, signTransaction, type Transaction } from '@vellum/tron/transaction';

/** Someone with a key. */
export type Person = Readonly<{ address: Address; hex: HexAddress; privateKey: string }>;

/** A chain that mines on demand, with the contracts that test plans call. */
export type OrderChain = Readonly<{
  devnet: Devnet;
  url: string;
  people: readonly Person[];
  deployer: Person;
  at: Readonly<{
    team: Address;
    usdt: Address;
    /** Another coin with the same code. */
    otherUsdt: Address;
    wtrx: Address;
    /** Calls what it is told to, with the rest of the data. */
    forwarder: Address;
  }>;
  /** A signed call; two equal ones give different transactions. */
  sign(who: Person, call: SignedCall): Transaction;
  /** Another contract by the same code. */
  signCreation(who: Person): Transaction;
  hexOf(address: Address): HexAddress;
  /** Into the pool; throws when the chain refuses it. */
  send(transaction: Transaction): Promise<Transaction>;
}>;

export type SignedCall = Readonly<{
  contract: Address;
  data: Uint8Array;
  value?: bigint;
  feeLimit?: bigint;
  /** Milliseconds of chain time; a minute unless told. */
  lifetime?: number;
  reference?: Readonly<{ number: number; id: string }>;
}>;

const FEE_LIMIT = 1_000_000_000n;

export type OrderChainOptions = Readonly<{ people: number; solidLag: number; seed?: string }>;

export async function createOrderChain(options: OrderChainOptions): Promise<OrderChain> {
  const devnet = await createDevnet({
    port: 0,
    solidLag: options.solidLag,
    mining: { mode: 'manual' },
    genesis: {
      accounts: options.people + 2,
      balance: 1_000_000_000_000n,
      ...(options.seed !== undefined && { seed: options.seed }),
    },
  });
  const [, deployer, ...people] = devnet.accounts.map(({ address, privateKey }) => ({
    address: fromHexAddress(address),
    hex: address,
    privateKey,
  }));
  const signer = signerOn(devnet);
  const send = async (transaction: Transaction) => {
    const { code, message } = await devnet.chain.submit(transaction);
    if (code !== 'SUCCESS') throw new Error(`${code}: ${message}`);
    return transaction;
  };
  const create = async (initCode: Uint8Array) => {
    const transaction = await send(signer(deployer!, creationOf(deployer!, initCode)));
    await devnet.mine();
    const { receipt } = devnet.chain.find(transaction.id)!;
    return fromHexAddress(receipt!.contractAddress!);
  };
  const site = {
    parameters: embeddedParameters(deployer!.hex),
    deployer: deployer!.hex,
    embeddedChainId: 0n,
    at: () => deployer!.hex,
  };
  const at = {
    team: await create(groundBlueprints['team']!.initCode(site)),
    usdt: await create(marketBlueprints['usdt']!.initCode(site)),
    otherUsdt: await create(marketBlueprints['usdt']!.initCode(site)),
    wtrx: await create(marketBlueprints['wtrx']!.initCode(site)),
    forwarder: await create(fromHex(FORWARDER)),
  };
  const sign = (who: Person, call: SignedCall) =>
    signer(
      who,
      draftCall({
        caller: who.hex,
        contract: toHexAddress(call.contract),
        data: call.data,
        value: toSun(call.value ?? 0n),
        feeLimit: toSun(call.feeLimit ?? FEE_LIMIT),
      }),
      call,
    );
  const signCreation = (who: Person) => signer(who, creationOf(who, fromHex(FORWARDER)));
  return {
    devnet,
    url: devnet.url!,
    people,
    deployer: deployer!,
    at,
    sign,
    signCreation,
    hexOf: toHexAddress,
    send,
  };
}

type Draft = Pick<Parameters<typeof buildTransaction>[0], 'type' | 'value' | 'feeLimit'>;

function signerOn({ chain }: Devnet) {
  let last = 0;
  return (
    who: Person,
    draft: Draft,
    { lifetime = 60_000, reference }: Pick<SignedCall, 'lifetime' | 'reference'> = {},
  ): Transaction => {
    const head = chain.head();
    last = Math.max(chain.now(), last + 1);
    const transaction = buildTransaction({
      ...draft,
      reference: reference ?? head,
      timestamp: last,
      expiration: Math.max(head.timestamp, chain.now()) + lifetime,
    } as Parameters<typeof buildTransaction>[0]);
    return signTransaction(transaction, fromHex(who.privateKey));
  };
}

function creationOf({ hex }: Person, bytecode: Uint8Array): Draft {
  return {
    type: 'CreateSmartContract',
    value: {
      owner_address: addressBytes(hex),
      new_contract: {
        origin_address: addressBytes(hex),
        bytecode,
        name: 'Test',
        consume_user_resource_percent: 100n,
        origin_energy_limit: 10_000_000n,
      },
    },
    feeLimit: toSun(10_000_000_000n),
  } as Draft;
}

/** Takes a 32-byte address and call data; calls it, and reverts when that does. */
const FORWARDER =
  // Copies its own code, then: length of the call data, the data, the call, a revert when it failed.
  '602380600b6000396000f3602036038060206000376000600082600060006000355af115601d57005b60006000fd';
