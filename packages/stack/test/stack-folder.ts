import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { freePorts, isAlive, type Ports, type RunningStack, startIn } from './running-stack.ts';

type Block = { blockID: string; block_header: { raw_data: { number?: number } } };

/**
 * Gives each test of a file an empty folder and ports of its own, and ends afterwards whatever was started there. A kept
 * one is for all of them: what a test left, the next one starts from, since making a platform is most of the work.
 */
export function stackFolder({ kept = false }: Readonly<{ kept?: boolean }> = {}): StackFolder {
  const own = new StackFolder();
  (kept ? beforeAll : beforeEach)(() => own.make());
  afterEach(() => {
    own.end();
    if (!kept) own.remove();
  });
  if (kept) afterAll(() => own.remove());
  return own;
}

/** Where stacks of tests live, and what can be seen of them from outside. */
export class StackFolder {
  path = '';
  ports: Ports = { app: 0, chain: 0 };
  readonly #running: RunningStack[] = [];

  async make(): Promise<void> {
    this.path = mkdtempSync(join(tmpdir(), 'vellum-stack-'));
    this.ports = await freePorts();
  }

  end(): void {
    for (const stack of this.#running.splice(0)) {
      const all = stack.descendants();
      stack.kill('SIGKILL');
      for (const pid of all) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    }
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  start(
    env: Readonly<Record<string, string>> = {},
    { ports = this.ports, words = [] }: Readonly<{ ports?: Ports; words?: readonly string[] }> = {},
  ): RunningStack {
    const stack = startIn(this.path, ports, env, words);
    this.#running.push(stack);
    return stack;
  }

  async head(): Promise<Block> {
    return (await (await this.#ask('getnowblock')).json()) as Block;
  }

  /** Whether the chain still has this block. */
  async holds({ blockID, block_header }: Block): Promise<boolean> {
    const reply = await this.#ask(`getblockbynum?num=${block_header.raw_data.number ?? 0}`);
    return ((await reply.json()) as Block).blockID === blockID;
  }

  async readiness(): Promise<number> {
    return (await fetch(`http://127.0.0.1:${this.ports.app}/health/ready`)).status;
  }

  /** The deployment file as it was written. */
  deployment(): string {
    return readFileSync(this.#deploymentFile(), 'utf8');
  }

  /** Steps of the deployment that are on the chain. */
  deployedSoFar(): number {
    if (!existsSync(this.#deploymentFile())) return 0;
    const { contracts, calls } = JSON.parse(this.deployment());
    return Object.keys(contracts).length + Object.keys(calls).length;
  }

  #deploymentFile(): string {
    return join(this.path, '.data/deployment.json');
  }

  #ask(what: string): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.ports.chain}/wallet/${what}`);
  }
}

/** Someone lives on the chain; elsewhere nobody does, which starts faster. */
export const inhabited = { DEMO_WORLD: 'small' };
