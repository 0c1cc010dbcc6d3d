import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDevnet, type Devnet, type DevnetOptions } from '@vellum/devnet';
import { decodeRevert } from '@vellum/tron/abi/revert';
import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { type Client, createClient } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { getTransactionInfo, type TransactionInfo } from '@vellum/tron/client/transactions';
import { TronWeb } from 'tronweb';
import type { ReadCall, WriteCall } from '../../clients/contract-face.ts';
import { type EmbeddedChanges, embeddedParameters } from '../../deploy/default-parameters.ts';
import { addressesOf, deploy } from '../../deploy/deploy.ts';
import { type Deployment, deploymentInMemory } from '../../deploy/deployment-file.ts';
import { keySigner } from '../../deploy/signer.ts';
import { allErrors } from './all-errors.ts';

export const TRX = 1_000_000n;
export const NOBODY = `41${'00'.repeat(20)}` as HexAddress;
export const DAY = 86_400n;

/** The chain begins here, so that every run makes the same transactions. */
const BEGINNING = 1_780_000_000_000;
const BALANCE = 900_000_000n * TRX;

export type User = Readonly<{ address: HexAddress; privateKey: string }>;

/** A chain with everything deployed, and TronWeb to act on it. */
export type World = Readonly<{
  devnet: Devnet;
  client: Client;
  at: Readonly<Record<string, HexAddress>>;
  deployment: Deployment;
  /** Who deployed; box operator, guardian and payout proposer too. */
  deployer: User;
  user(index: number): User;
  /** Signs and sends through TronWeb; throws when the contract refuses. */
  send(who: User, contract: HexAddress, call: WriteCall): Promise<TransactionInfo>;
  /** Name of the error with which the contract refuses, found out without sending. */
  refusal(who: User, contract: HexAddress, call: WriteCall): Promise<string>;
  read<R>(contract: HexAddress, call: ReadCall<R>): Promise<R>;
  balance(who: HexAddress): Promise<bigint>;
  /** Unix seconds of the newest block. */
  now(): bigint;
  /** Makes a block at least this many seconds later. */
  pass(seconds: bigint): Promise<void>;
}>;

/** Without changes, a copy of one that all files of a worker share. */
export async function createWorld(changes?: EmbeddedChanges): Promise<World> {
  const { devnet, deployment } = await (changes === undefined
    ? copyOfUnchanged()
    : deployedChain(changes));
  return {
    ...actorsOn(devnet, createClient({ fullNodes: [devnet.url!] })),
    at: addressesOf(deployment),
    deployment,
    deployer: devnet.accounts[1]!,
    user: (index) => devnet.accounts[index + 2]!,
  };
}

type Deployed = Readonly<{ devnet: Devnet; deployment: Deployment }>;

async function deployedChain(
  changes: EmbeddedChanges,
  options: DevnetOptions = {},
): Promise<Deployed> {
  const devnet = await startChain(options);
  const signer = keySigner(devnet.accounts[1]!.privateKey);
  const { deployment } = await deploy({
    client: createClient({ fullNodes: [devnet.url!] }),
    signer,
    parameters: embeddedParameters(signer.address, changes),
    file: deploymentInMemory(),
    passTime: async (until: bigint) => {
      await devnet.setTime(Number(until) * 1000);
      await devnet.mine();
    },
  });
  return { devnet, deployment };
}

/** Made once for all files of a worker, since a deployment takes seconds, and copied by each. */
let unchanged: Promise<Readonly<{ folder: string; deployment: Deployment }>> | undefined;

async function copyOfUnchanged(): Promise<Deployed> {
  unchanged ??= makeUnchanged();
  const { folder, deployment } = await unchanged;
  const dataFolder = mkdtempSync(join(tmpdir(), 'vellum-world-'));
  cpSync(folder, dataFolder, { recursive: true });
  const devnet = await startChain({ dataFolder });
  const close = devnet.close.bind(devnet);
  devnet.close = async () => {
    await close();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return { devnet, deployment };
}

async function makeUnchanged() {
  const folder = mkdtempSync(join(tmpdir(), 'vellum-world-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { devnet, deployment } = await deployedChain({}, { dataFolder: folder });
  await devnet.close();
  return { folder, deployment };
}

export function startChain(options: DevnetOptions = {}): Promise<Devnet> {
  return createDevnet({
    port: 0,
    clock: () => BEGINNING,
    genesis: { timestamp: BEGINNING - 3_000, accounts: 12, balance: BALANCE },
    ...options,
  });
}

/** What can be done on any chain, deployed or not. */
function actorsOn(
  devnet: Devnet,
  client: Client,
): Omit<World, 'at' | 'deployment' | 'deployer' | 'user'> {
  const tronWeb = new TronWeb({ fullHost: devnet.url! });
  const now = () => BigInt(Math.floor(devnet.chain.head().timestamp / 1000));
  return {
    devnet,
    client,
    now,
    send: async (who, contract, call) => {
      // As on a public chain: without it, blocks of one second would spare pairs their price sums.
      await devnet.increaseTime(3_000);
      return settled(client, await sent(tronWeb, who, contract, call));
    },
    refusal: (who, contract, call) => refusalOf(client, who, contract, call),
    read: (contract, call) => asked(tronWeb, contract, call),
    balance: async (who) => BigInt(await tronWeb.trx.getBalance(fromHexAddress(who))),
    pass: async (seconds) => {
      await devnet.setTime(Number(now() + seconds) * 1000);
      await devnet.mine();
    },
  };
}

async function sent(tronWeb: TronWeb, who: User, contract: HexAddress, call: WriteCall) {
  const { transaction } = await tronWeb.transactionBuilder.triggerSmartContract(
    fromHexAddress(contract),
    '',
    { input: toHex(call.data), callValue: Number(call.value), feeLimit: Number(call.feeLimit) },
    [],
    fromHexAddress(who.address),
  );
  const signed = await tronWeb.trx.sign(transaction, who.privateKey);
  const answer = await tronWeb.trx.sendRawTransaction(signed);
  if (!answer.result) throw new Error(`not accepted: ${JSON.stringify(answer)}`);
  return answer.txid;
}

async function settled(client: Client, txid: string): Promise<TransactionInfo> {
  const info = await getTransactionInfo(client, txid);
  if (!info) throw new Error(`${txid} is in no block`);
  if (info.failed) throw new Error(`${info.result}: ${nameOf(info.returnData)}`);
  return info;
}

async function asked<R>(tronWeb: TronWeb, contract: HexAddress, call: ReadCall<R>): Promise<R> {
  const answer = await tronWeb.transactionBuilder.triggerConstantContract(
    fromHexAddress(contract),
    '',
    { input: toHex(call.data) },
    [],
    fromHexAddress(NOBODY),
  );
  return call.decode(fromHex(answer.constant_result[0] ?? ''));
}

/** Not through TronWeb, which throws the reason away. */
async function refusalOf(client: Client, who: User, contract: HexAddress, call: WriteCall) {
  const { data, value } = call;
  const outcome = await simulateCall(client, { caller: who.address, contract, data, value });
  return outcome.status === 'success' ? 'accepted' : nameOf(outcome.data);
}

function nameOf(data: Uint8Array): string {
  const revert = decodeRevert(data, allErrors);
  if (revert.kind === 'custom') return revert.name;
  return revert.kind === 'message' ? revert.message : revert.kind;
}
