import type { LaunchLimits } from '@vellum/api/token-launch/launch-limits';
import type { ReadCall, WriteCall } from '@vellum/contracts/contract-face';
import { presale } from '@vellum/contracts/presale';
import { type LaunchPlan, launchToken, tokenFactory } from '@vellum/contracts/token-launch';
import { trade } from '@vellum/contracts/trade';
import { type Address, fromHexAddress, type HexAddress, toHexAddress } from '@vellum/tron/address';
import { callContract, type TestChain, testChain } from '../test-chain.ts';

export const TRX = 1_000_000n;
export const DAY = 86_400n;
/** What the deployment of tests takes for a creation. */
export const CREATION_FEE = 100n * TRX;

/** What the deployment of tests chose. */
export const limits: LaunchLimits = {
  presaleFeeBps: 200,
  tradeFeeBps: 200,
  minPresaleLength: 300,
};

export type Someone = TestChain['devnet']['accounts'][number];
export type Launch = Readonly<
  Record<'token' | 'presale' | 'trade' | 'basePool' | 'pair', HexAddress>
>;

/** A chain with every contract, and no server: what people do to a launch and what it holds then. */
export class LaunchChain {
  readonly chain: TestChain;
  readonly people: readonly Someone[];

  private constructor(chain: TestChain) {
    this.chain = chain;
    // The first is the witness, the second deployed.
    this.people = chain.devnet.accounts.slice(2);
  }

  static async open(): Promise<LaunchChain> {
    return new LaunchChain(await testChain());
  }

  close = () => this.chain.devnet.close();

  at(name: string): HexAddress {
    const found = this.chain.deployment.contracts[name];
    if (found === undefined) throw new Error(`no contract ${name}`);
    return toHexAddress(found.address);
  }

  person(index: number): Someone {
    const found = this.people[index];
    if (found === undefined) throw new RangeError(`no person ${index}`);
    return found;
  }

  addressOf = (index: number): Address => fromHexAddress(this.person(index).address);

  /** Unix seconds of the newest block. */
  now = (): bigint => BigInt(this.chain.devnet.chain.head().timestamp) / 1000n;

  /** A block at this time, in unix seconds; nothing if there is one already. */
  async moveTo(time: bigint): Promise<void> {
    if (time <= this.now()) return;
    await this.chain.devnet.setTime(Number(time) * 1000);
    await this.chain.devnet.mine();
  }

  pass = (seconds: bigint): Promise<void> => this.moveTo(this.now() + seconds);

  async send(who: Someone, contract: HexAddress, call: WriteCall): Promise<string> {
    const sender = { address: fromHexAddress(who.address), privateKey: keyOf(who) };
    return await callContract(this.chain, sender, fromHexAddress(contract), call);
  }

  /** Does several things in one block, in order; gives how each ended. */
  async inOneBlock(...deeds: (() => Promise<string>)[]): Promise<(string | undefined)[]> {
    const { devnet } = this.chain;
    await devnet.setMining({ mode: 'manual' });
    // Nobody knows how they end before the block is made, which `send` takes for a refusal.
    for (const deed of deeds) await deed().catch(() => {});
    await devnet.mine();
    await devnet.setMining({ mode: 'instant' });
    return devnet.chain.head().receipts.map(({ result }) => result);
  }

  /** The name of the error with which the contract refuses, `accepted` when it does not; nothing is sent. */
  async refusal(who: Someone, contract: HexAddress, call: WriteCall): Promise<string> {
    const { data, value } = call;
    const target = contract;
    const tried = { caller: who.address, target, data, value, energyLimit: 20_000_000n };
    const answer = await this.chain.devnet.chain.constantCall('head', tried);
    if (answer.status === 'refused') throw new Error(answer.message);
    if (answer.outcome.result === 'SUCCESS') return 'accepted';
    if (answer.outcome.result !== 'REVERT') return answer.outcome.result;
    return nameOf(answer.outcome.returnData);
  }

  async read<R>(contract: HexAddress, call: ReadCall<R>): Promise<R> {
    const tried = { caller: contract, target: contract, data: call.data, value: 0n };
    const answer = await this.chain.devnet.chain.constantCall('head', tried);
    if (answer.status === 'refused' || answer.outcome.result !== 'SUCCESS') {
      throw new Error(`the contract does not answer: ${JSON.stringify(answer.status)}`);
    }
    return call.decode(answer.outcome.returnData);
  }

  balance(who: HexAddress): Promise<bigint> {
    return this.chain.devnet.chain.read('head', (state) => state.account(who)?.balance ?? 0n);
  }

  /** Makes a launch and gives its five addresses. */
  async create(creator: Someone, plan: LaunchPlan): Promise<Launch> {
    const factory = this.at('tokenFactory');
    await this.send(creator, factory, tokenFactory.create(plan, CREATION_FEE));
    const count = await this.read(factory, tokenFactory.launchCount());
    const made = await this.read(factory, tokenFactory.launch(count - 1n));
    const { token, basePool } = made;
    const pair = await this.read(token, launchToken.pair());
    return { token, presale: made.presale, trade: made.trade, basePool, pair };
  }
}

const keyOf = (who: Someone): Uint8Array => Uint8Array.from(Buffer.from(who.privateKey, 'hex'));

/** A contract passes on the errors of those it calls. */
function nameOf(data: Uint8Array): string {
  for (const face of [tokenFactory, presale, trade, launchToken]) {
    const revert = face.refusal(data);
    if (revert.kind === 'custom') return revert.name;
    if (revert.kind === 'message') return revert.message;
    if (revert.kind === 'panic') return `panic ${revert.code}`;
  }
  return 'unknown';
}
