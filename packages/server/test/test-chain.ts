import { embeddedParameters } from '@vellum/contracts/deploy/default-parameters';
import { deploy } from '@vellum/contracts/deploy/deploy';
import { type Deployment, deploymentInMemory } from '@vellum/contracts/deploy/deployment-file';
import { keySigner } from '@vellum/contracts/deploy/signer';
import { createDevnet, type Devnet, type DevnetOptions } from '@vellum/devnet';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { createClient } from '@vellum/tron/client/client';
import { draftCall } from '@vellum/tron/contract-call';
import { buildTransaction, signTransaction } from '@vellum/tron/transaction';

/** A chain of its own with every contract on it. */
export type TestChain = Readonly<{ devnet: Devnet; url: string; deployment: Deployment }>;

/** The chain begins here, so that every run makes the same transactions. */
const BEGINNING = 1_780_000_000_000;

/** Starts a chain and deploys everything; `accounts[1]` deployed, later ones are free to use. */
export async function testChain(options: DevnetOptions = {}): Promise<TestChain> {
  const balance = 20_000_000_000_000n;
  const genesis = { timestamp: BEGINNING - 3000, accounts: 20, balance, ...options.genesis };
  const devnet = await createDevnet({ port: 0, clock: () => BEGINNING, ...options, genesis });
  const url = devnet.url!;
  const signer = keySigner(devnet.accounts[1]!.privateKey);
  const { deployment } = await deploy({
    client: createClient({ fullNodes: [url] }),
    signer,
    parameters: embeddedParameters(signer.address),
    file: deploymentInMemory(),
    passTime: async (until) => {
      await devnet.setTime(Number(until) * 1000);
      await devnet.mine();
    },
  });
  return { devnet, url, deployment };
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
