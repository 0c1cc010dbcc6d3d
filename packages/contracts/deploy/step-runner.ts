import { decodeRevert } from '@vellum/tron/abi/revert';
import { fromHexAddress, type HexAddress, toHexAddress } from '@vellum/tron/address';
import { getNowBlock } from '@vellum/tron/client/blocks';
import type { Client } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import type { TransactionInfo } from '@vellum/tron/client/transactions';
import { ContractReverted } from '@vellum/tron/errors';
import { dexFactory } from '../clients/dex.ts';
import { oracle } from '../clients/prices.ts';
import { blockHistory } from './block-history.ts';
import type { Site } from './blueprint.ts';
import type { ChainFacts } from './chain-check.ts';
import { StepFailed } from './deployment-errors.ts';
import type {
  Deployment,
  DeploymentFile,
  PendingTransaction,
  ReadBack,
} from './deployment-file.ts';
import type { DeploymentParameters } from './parameters.ts';
import type { OwnerEvent } from './ruled-contracts.ts';
import { serverHistory } from './server-history.ts';
import type { Signer } from './signer.ts';
import type { Read, Step } from './step.ts';
import { type Draft, prepare, settle } from './transactor.ts';

const NOBODY = `41${'00'.repeat(20)}`;
/** Energy of four fresh words: a second later, pairs write price sums that the trial did not have to. */
const LATER_WORDS = 80_000n;

export type StepRunnerOptions = Readonly<{
  client: Client;
  signer: Signer;
  parameters: DeploymentParameters;
  facts: ChainFacts;
  file: DeploymentFile;
  log: (line: string) => void;
  start: Deployment;
}>;

/** Makes steps true, one transaction at a time, each written down before it is sent and after it is settled. */
export class StepRunner {
  deployment: Deployment;
  readonly site: Site;
  readonly read: Read;
  readonly #options: StepRunnerOptions;

  constructor(options: StepRunnerOptions) {
    const { client, signer, parameters, facts, start } = options;
    this.#options = options;
    this.deployment = start;
    this.read = async (contract, call) => {
      const outcome = await simulateCall(client, {
        caller: signer.address,
        contract,
        data: call.data,
      });
      if (outcome.status !== 'success') throw new ContractReverted(outcome.message, outcome.data);
      return call.decode(outcome.data);
    };
    this.site = {
      parameters,
      deployer: signer.address,
      embeddedChainId: parameters.network === 'embedded' ? facts.chainId : 0n,
      at: (name) => {
        const found = this.#known(name);
        if (found === undefined) throw new RangeError(`${name} is not deployed yet`);
        return found;
      },
    };
  }

  /** Addresses that do not exist yet are the deployer's: enough to size what cannot be tried out. */
  siteForEstimate(): Site {
    return { ...this.site, at: (name) => this.#known(name) ?? this.site.deployer };
  }

  /** Unix seconds of the newest block. */
  async chainTime(): Promise<bigint> {
    const { timestamp } = await getNowBlock(this.#options.client);
    return BigInt(Math.floor(timestamp / 1000));
  }

  pricesAreFresh(): Promise<boolean> {
    const { at } = this.site;
    return this.read(at('oracle'), oracle.isFresh(at('usdt'), at('wtrx')));
  }

  /** Settles what an earlier run signed and perhaps sent. */
  async finishPending(): Promise<void> {
    const { pending } = this.deployment;
    if (pending) await this.#settle(pending);
  }

  /** The steps that neither the file nor the chain shows as done now; a later step may undo what looks done. */
  async missing(steps: readonly Step[]): Promise<Step[]> {
    const missing: Step[] = [];
    for (const step of steps) if (!(await this.#isDone(step))) missing.push(step);
    return missing;
  }

  async runUnlessDone(step: Step): Promise<void> {
    if (!(await this.#isDone(step))) await this.#run(step);
  }

  async #run(step: Step): Promise<void> {
    const { client, signer } = this.#options;
    const draft = this.#draft(step);
    // A transaction that ran out unseen is made again.
    for (;;) {
      const feeLimit = await this.#feeLimit(step, draft);
      const pending = await prepare(client, signer, step.name, draft, feeLimit);
      await this.#save({ pending });
      if (await this.#settle(pending)) break;
    }
    if (step.kind === 'pair') await this.#keepPair(step.name, step.coins);
  }

  /** The owner's events up to the acceptance: by an event server where that saves reading every block. */
  async history(): Promise<readonly OwnerEvent[] | null> {
    const { client, log } = this.#options;
    const { site, deployment } = this;
    const told = await serverHistory(client, site, deployment);
    if (told) return told;
    const save = (readBack: ReadBack) => this.#save({ readBack });
    return blockHistory({ client, site, deployment, save, log });
  }

  async finish(): Promise<void> {
    await this.#save({ finished: true, readBack: undefined });
  }

  #known(name: string): HexAddress | undefined {
    const { existing } = this.#options.parameters;
    const given = existing?.[name as keyof typeof existing];
    const made = this.deployment.contracts[name]?.address;
    return given ?? (made && toHexAddress(made));
  }

  #isDone(step: Step): Promise<boolean> | boolean {
    if (step.kind === 'deploy') return this.#known(step.name) !== undefined;
    if (step.kind === 'pair') return this.#pairIsDone(step.name, step.coins);
    if (this.deployment.calls[step.name] !== undefined) return true;
    // Before its contract exists, no call can have been made to it.
    if (this.#known(step.to) === undefined) return false;
    return this.#callIsDone(step);
  }

  async #callIsDone(step: Step & { kind: 'call' }): Promise<boolean> {
    if (!step.isDone) return false;
    try {
      return await step.isDone(this.site, this.read);
    } catch (error) {
      // It asks for a contract that comes later in the plan.
      if (error instanceof RangeError) return false;
      throw error;
    }
  }

  async #pairIsDone(name: string, coins: readonly [string, string]): Promise<boolean> {
    if (this.#known(name)) return true;
    if (!this.#known('dex') || coins.some((coin) => !this.#known(coin))) return false;
    return this.#keepPair(name, coins);
  }

  /** Anyone can make a pair, so its address is always asked for. */
  async #keepPair(name: string, [a, b]: readonly [string, string]): Promise<boolean> {
    const { at } = this.site;
    const found = await this.read(at('dex'), dexFactory.pairOf(at(a), at(b)));
    if (found === NOBODY) return false;
    const contracts = { ...this.deployment.contracts, [name]: { address: fromHexAddress(found) } };
    await this.#save({ contracts });
    return true;
  }

  #draft(step: Step): Draft {
    if (step.kind === 'deploy') {
      const { blueprint } = step;
      return { kind: 'create', blueprint, initCode: blueprint.initCode(this.site) };
    }
    const { at } = this.site;
    if (step.kind === 'pair') {
      const [a, b] = step.coins;
      const { data, value } = dexFactory.createPair(at(a), at(b));
      return { kind: 'call', contract: at('dex'), data, value };
    }
    const { data, value } = step.call(this.site);
    return { kind: 'call', contract: at(step.to), data, value };
  }

  /** What the step uses now plus a fifth and some words; throws before it is sent when the chain would refuse it. */
  async #feeLimit(step: Step, draft: Draft): Promise<bigint> {
    const { client, signer, facts } = this.#options;
    const request =
      draft.kind === 'create'
        ? { caller: signer.address, data: draft.initCode }
        : {
            caller: signer.address,
            contract: draft.contract,
            data: draft.data,
            value: draft.value,
          };
    const outcome = await simulateCall(client, request);
    if (outcome.status !== 'success') {
      throw new StepFailed(step.name, reasonOf(step, outcome.message, outcome.data));
    }
    const limit = ((outcome.energyUsed * 6n) / 5n + LATER_WORDS) * facts.energyPrice;
    const { maxFeeLimit } = facts;
    if (limit > maxFeeLimit) return maxFeeLimit;
    return limit;
  }

  /** False when the transaction can no longer reach the chain. */
  async #settle(pending: PendingTransaction): Promise<boolean> {
    const info = await settle(this.#options.client, pending);
    if (info?.failed) {
      await this.#save({ pending: undefined });
      throw new StepFailed(pending.step, `${info.result} ${info.message} (${info.id})`);
    }
    await this.#save({ ...(info && this.#recorded(pending, info)), pending: undefined });
    if (info) this.#options.log(`${pending.step}: ${info.energyUsageTotal} energy, ${info.id}`);
    return info !== null;
  }

  #recorded({ step, creates }: PendingTransaction, info: TransactionInfo): Partial<Deployment> {
    const { contractAddress, id, energyUsageTotal } = info;
    if (!creates || !contractAddress) return { calls: { ...this.deployment.calls, [step]: id } };
    const address = fromHexAddress(contractAddress);
    const made = { address, txid: id, energy: energyUsageTotal.toString() };
    return { contracts: { ...this.deployment.contracts, [step]: made } };
  }

  async #save(change: Partial<Deployment>): Promise<void> {
    this.deployment = { ...this.deployment, ...change };
    await this.#options.file.save(this.deployment);
  }
}

function reasonOf(step: Step, message: string, data: Uint8Array): string {
  const abi = step.kind === 'deploy' ? step.blueprint.abi : [];
  const revert = decodeRevert(data, abi);
  const detail = 'name' in revert ? revert.name : 'selector' in revert ? revert.selector : '';
  return [message, detail].filter(Boolean).join(': ');
}
