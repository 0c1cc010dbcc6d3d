import { randomBytes } from 'node:crypto';
import { wtrx } from '@vellum/contracts/coins';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { embeddedParameters } from '@vellum/contracts/deploy/default-parameters';
import { addressesOf, deploy } from '@vellum/contracts/deploy/deploy';
import { deploymentInMemory } from '@vellum/contracts/deploy/deployment-file';
import { keySigner } from '@vellum/contracts/deploy/signer';
import { registryHash } from '@vellum/contracts/registry-hash';
import { createDevnet, type Devnet } from '@vellum/devnet';
import { type Address, fromHexAddress, parseHexAddress } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { getNowBlock } from '@vellum/tron/client/blocks';
import { createClient } from '@vellum/tron/client/client';
import { encodeMessage } from '@vellum/tron/protobuf/encode';
import { TransactionEnvelope } from '@vellum/tron/protocol/transaction';
import { addressOfPrivateKey, signDigest } from '@vellum/tron/signature';
import { type Chain, createChain } from '../src/shared/chain/chain.ts';
import type { ProjectConfig } from '../src/shared/chain/project-config.ts';
import type { JournalRecord } from '../src/shared/paid-action/journal/journal-record.ts';
import type { PreparedOrder } from '../src/shared/paid-action/paid-action.ts';
import type { RunPorts } from '../src/shared/paid-action/run/run-ports.ts';
import type { ConnectedWallet } from '../src/shared/wallet/connection.ts';
import { WalletFailure } from '../src/shared/wallet/wallet-failure.ts';

export const TRX = 1_000_000n;
export const NOBODY = fromHexAddress(parseHexAddress(`0x${'00'.repeat(20)}`)!);
export const amount = 100n * TRX;

/** A chain with our contracts, two blocks behind which nothing is replaced. */
export type PaidChain = Readonly<{ devnet: Devnet; chain: Chain; coin: Address; desk: Address }>;

export async function startPaidChain(): Promise<PaidChain> {
  const devnet = await createDevnet({ port: 0, solidLag: 2 });
  const client = createClient({ fullNodes: [devnet.url!] });
  const signer = keySigner(devnet.accounts[0]!.privateKey);
  const { deployment } = await deploy({
    client,
    signer,
    parameters: embeddedParameters(signer.address),
    file: deploymentInMemory(),
    passTime: async (until) => {
      await devnet.setTime(Number(until) * 1000);
      await devnet.mine();
    },
  });
  const contracts = Object.fromEntries(
    Object.entries(addressesOf(deployment)).map(([name, at]) => [name, fromHexAddress(at)]),
  );
  const chain = createChain(configOf(devnet.url!, deployment.genesisId, contracts));
  return { devnet, chain, coin: chain.contract('wtrx'), desk: chain.contract('otcDesk') };
}

function configOf(
  node: string,
  genesis: string,
  contracts: Readonly<Record<string, Address>>,
): ProjectConfig {
  return {
    version: '1',
    network: {
      name: 'devnet',
      genesis,
      nodes: { access: 'direct', full: node, confirmed: node, events: node },
      explorer: null,
      finalAfter: 57_000,
    },
    contracts,
    registryHash: registryHash(contracts),
    feeLimits: { call: '150000000', creation: '1000000000' },
    links: { email: '', telegramGroup: '', telegramChannel: '', x: '' },
    features: {},
    demoWallet: true,
    closed: [],
    previousUrl: null,
    successorUrl: null,
  };
}

/** Everything around a run that the tests decide: the person, the server, the network, the clock. */
export type World = PaidChain & {
  account: Address;
  key: string;
  /** Unix seconds until which offers stand. */
  expires: bigint;
  /** What the person does when the wallet asks; agrees by default. */
  onSign: (count: number) => Promise<unknown>;
  tamper: (json: { raw_data_hex: string }) => { raw_data_hex: string };
  signed: string[];
  sent: string[];
  onSend: (count: number) => Promise<void>;
  /** Transactions the server was told of when they were sent, before any block. */
  hints: string[];
  onHint: () => Promise<void>;
  /** Reports of transactions that are in a block. */
  reports: number;
  onReport: (count: number) => void;
  orderChange: Partial<PreparedOrder['call']>;
  waits: number[];
  onWait: (count: number) => Promise<void>;
  records: Map<string, JournalRecord>;
  ports: RunPorts;
};

/** Someone with TRX and 1,000 wrapped ones. */
export async function newWorld(ground: PaidChain): Promise<World> {
  const { devnet, chain, coin } = ground;
  await devnet.setMining({ mode: 'instant' });
  const key = randomBytes(32).toString('hex');
  const hex = addressOfPrivateKey(fromHex(key));
  await devnet.faucet(hex, 5000n * TRX);
  await sendCall(ground, key, coin, wtrx.wrap(1000n * TRX));
  const { timestamp } = await getNowBlock(chain.client);
  const expires = BigInt(Math.floor(timestamp / 1000)) + 86_400n;
  return worldOf(ground, fromHexAddress(hex), key, expires);
}

/** Signs and sends a call past the mechanism. */
export async function sendCall(
  { chain }: PaidChain,
  key: string,
  contract: Address,
  { data, value, feeLimit }: Pick<WriteCall, 'data' | 'value' | 'feeLimit'>,
): Promise<string> {
  const caller = addressOfPrivateKey(fromHex(key));
  const built = await chain.build({
    caller,
    contract: parseHexAddress(contract)!,
    data,
    value,
    feeLimit,
  });
  const signature = [signDigest(fromHex(built.id), fromHex(key))];
  const bytes = encodeMessage(TransactionEnvelope, { raw_data: [built.rawBytes], signature });
  await chain.send(toHex(bytes));
  return built.id;
}

export function worldOf(ground: PaidChain, account: Address, key: string, expires: bigint): World {
  const records = new Map<string, JournalRecord>();
  const held = new Set<string>();
  const watchers = new Set<() => void>();
  let now = Date.now();
  const made: World = {
    ...ground,
    account,
    key,
    expires,
    onSign: async () => {},
    tamper: (json) => json,
    signed: [],
    sent: [],
    onSend: async () => {},
    hints: [],
    onHint: async () => {},
    reports: 0,
    onReport: () => {},
    orderChange: {},
    waits: [],
    onWait: async () => void (await ground.devnet.mine()),
    records,
    ports: {
      chain: async () => spiedChain(made),
      wallet: () => walletOf(made),
      walletLack: () => new WalletFailure('not-found'),
      ensureSession: async () => account,
      activation: () => Promise.reject(new Error('this account is active')),
      isIndexed: async () => true,
      hasSession: () => true,
      async report(_path, { txid }) {
        const told = [...records.values()].find(({ signed }) => signed?.txid === txid);
        if (told?.state.step === 'broadcasting') {
          made.hints.push(txid);
          await made.onHint();
          return {} as never;
        }
        made.reports += 1;
        made.onReport(made.reports);
        return {} as never;
      },
      journal: {
        all: async () => [...records.values()],
        get: async (id) => records.get(id),
        forget: async (id) => void records.delete(id),
        async put(record) {
          records.set(record.id, structuredClone(record));
          for (const tell of watchers) tell();
        },
        subscribe(watcher) {
          watchers.add(watcher);
          return () => watchers.delete(watcher);
        },
      },
      locks: {
        async hold(name, work) {
          if (held.has(name)) return null;
          held.add(name);
          return work().finally(() => held.delete(name));
        },
      },
      invalidate: () => {},
      now: () => now,
      async wait(milliseconds) {
        now += milliseconds;
        made.waits.push(milliseconds);
        await made.onWait(made.waits.length);
      },
      newId: () => crypto.randomUUID(),
      page: () => '/otc',
    },
  };
  return made;
}

/** The chain as it is, with every sent transaction seen, and the journal looked at before it leaves. */
function spiedChain(made: World): Chain {
  const { chain } = made;
  return {
    ...chain,
    async send(hex) {
      const isKept = [...made.records.values()].some(
        ({ signed, approval }) => signed?.hex === hex || approval?.hex === hex,
      );
      if (!isKept) throw new Error('sent before it was kept');
      made.sent.push(hex);
      await made.onSend(made.sent.length);
      await chain.send(hex);
    },
  };
}

/** The chain, on which energy costs five times as much from the first signature on. */
export function dearerOnceSigned(made: World): Chain {
  const client = createClient({
    fullNodes: [made.devnet.url!],
    async fetch(url, init) {
      const answer = await fetch(url, init);
      if (!url.endsWith('/getchainparameters') || made.signed.length === 0) return answer;
      const { chainParameter } = (await answer.json()) as {
        chainParameter: { key: string; value?: number }[];
      };
      const dearer = chainParameter.map(({ key, value = 0 }) => ({
        key,
        value: key === 'getEnergyFee' ? 5 * value : value,
      }));
      return Response.json({ chainParameter: dearer });
    },
  });
  return { ...spiedChain(made), client };
}

function walletOf(made: World): ConnectedWallet {
  const ended = new AbortController().signal;
  return {
    name: 'TronLink',
    address: made.account,
    chainId: made.chain.chainId,
    ended,
    network: async () => made.chain.chainId,
    signMessage: async () => '',
    async signTransaction(transaction) {
      made.signed.push(transaction.txID);
      await made.onSign(made.signed.length);
      const signature = [toHex(signDigest(fromHex(transaction.txID), fromHex(made.key)))];
      return { ...transaction, ...made.tamper(transaction), signature } as never;
    },
  };
}
