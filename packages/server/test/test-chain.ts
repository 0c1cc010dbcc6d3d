import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { embeddedParameters } from '@vellum/contracts/deploy/default-parameters';
import { deploy } from '@vellum/contracts/deploy/deploy';
import { type Deployment, deploymentInMemory } from '@vellum/contracts/deploy/deployment-file';
import { keySigner } from '@vellum/contracts/deploy/signer';
import { createDevnet, type Devnet, type DevnetOptions } from '@vellum/devnet';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { createClient } from '@vellum/tron/client/client';
import { draftCall } from '@vellum/tron/contract-call';
import { buildTransaction, signTransaction } from '@vellum/tron/transaction';
import { chainInputs, copyOfChain } from './chain-template.ts';

/** A chain of its own with every contract on it. */
export type TestChain = Readonly<{
  devnet: Devnet;
  url: string;
  deployment: Deployment;
  /** How another with the same first blocks is made, and the contracts that they are about. */
  beginning?: Readonly<{ options: TestChainOptions; deployment: Deployment }>;
}>;

/** The chain begins here, so that every run makes the same transactions. */
const BEGINNING = 1_780_000_000_000;

export type TestChainOptions = Readonly<{
  /** Blocks until one can no longer be replaced; 0 unless told. */
  solidLag?: number;
  /** Funded ones at least, the witness and the deployer among them; 20 unless told. */
  accounts?: number;
  /** Everything belongs to the timelock, unless it is told to stay with the deployer. */
  owner?: 'timelock' | 'deployer';
}>;

/** Starts a chain with everything deployed; `accounts[1]` deployed, later ones are free to use. */
export async function testChain(options: TestChainOptions = {}): Promise<TestChain> {
  const { solidLag = 0, owner = 'timelock' } = options;
  // Few sizes, so that most tests share a chain.
  const accounts = Math.ceil((options.accounts ?? 20) / SHARED) * SHARED;
  const folder = await copyOfChain({
    name: `test-${owner}-${accounts}`,
    inputs: chainInputs,
    make: (template) => makeChain(template, accounts, owner),
  });
  const devnet = await openChain(folder, { solidLag });
  const close = devnet.close.bind(devnet);
  devnet.close = async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  };
  const deployment = JSON.parse(await readFile(join(folder, DEPLOYMENT), 'utf8'));
  const beginning = { options: { solidLag, owner, accounts }, deployment };
  return { devnet, url: devnet.url!, deployment, beginning };
}

const SHARED = 24;
const DEPLOYMENT = 'test-deployment.json';

function openChain(folder: string, options: DevnetOptions): Promise<Devnet> {
  return createDevnet({ port: 0, clock: () => BEGINNING, dataFolder: folder, ...options });
}

async function makeChain(
  folder: string,
  accounts: number,
  owner: TestChainOptions['owner'],
): Promise<void> {
  const balance = 20_000_000_000_000n;
  const genesis = { timestamp: BEGINNING - 3000, accounts, balance };
  const devnet = await openChain(folder, { genesis });
  const signer = keySigner(devnet.accounts[1]!.privateKey);
  // Its liquidity takes 800,200,000 TRX; what is left stays what everyone else has.
  await devnet.faucet(signer.address, 800_210_000_000_000n);
  const { deployment } = await deploy({
    client: createClient({ fullNodes: [devnet.url!] }),
    signer,
    parameters: embeddedParameters(signer.address),
    file: deploymentInMemory(),
    // Without it the deployment ends before anything is handed over.
    ...(owner === 'timelock' && {
      passTime: async (until: bigint) => {
        await devnet.setTime(Number(until) * 1000);
        await devnet.mine();
      },
    }),
  });
  await devnet.close();
  await writeFile(join(folder, DEPLOYMENT), JSON.stringify({ ...deployment, finished: true }));
}

type Caller = Readonly<{ address: Address; privateKey: Uint8Array }>;
type SentCall = Readonly<{ data: Uint8Array; value: bigint; feeLimit: bigint }>;

/** Signs a call and has it mined; throws when the contract refuses. Gives the transaction id. */
export async function callContract(
  { devnet }: TestChain,
  who: Caller,
  contract: Address,
  call: SentCall,
): Promise<string> {
  const head = devnet.chain.head();
  const draft = { ...call, caller: toHexAddress(who.address), contract: toHexAddress(contract) };
  const transaction = buildTransaction({
    ...draftCall(draft as Parameters<typeof draftCall>[0]),
    reference: head,
    timestamp: head.timestamp + Math.floor(Math.random() * 1000),
    expiration: head.timestamp + 60_000,
  });
  const signed = signTransaction(transaction, who.privateKey);
  const { code, message } = await devnet.chain.submit(signed);
  if (code !== 'SUCCESS') throw new Error(`${code}: ${message}`);
  const result = devnet.chain.find(signed.id)?.receipt?.result;
  if (result !== 'SUCCESS') throw new Error(`the contract refused: ${result}`);
  return signed.id;
}
