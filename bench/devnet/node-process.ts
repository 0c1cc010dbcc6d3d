import { type ChildProcess, fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';

/** What the process of a node has spent and takes up, all its threads counted. */
export type NodeUsage = Readonly<{
  /** Microseconds of processor time. */
  cpu: number;
  /** Bytes resident. */
  memory: number;
}>;

/** In the process of a node: tells its address, then to every message what it has spent; ends with its parent. */
export function answerUsage(url: string): void {
  process.on('message', (what) => {
    if (what === 'tidy') globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system, memory: process.memoryUsage.rss() } satisfies NodeUsage);
  });
  process.once('disconnect', () => process.exit());
  process.send?.(url);
}

/** A node in a process of its own that is spoken to over HTTP, one request after the other. */
export class NodeProcess {
  readonly #child: ChildProcess;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #url = '';

  private constructor(file: string, env: NodeJS.ProcessEnv) {
    this.#child = fork(fileURLToPath(new URL(file, import.meta.url)), {
      env: { ...process.env, ...env },
      execArgv: ['--expose-gc'],
      // What a node logs goes nowhere.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }

  /** Starts a file of this folder and waits until it serves. */
  static async start(file: string, env: NodeJS.ProcessEnv = {}): Promise<NodeProcess> {
    const node = new NodeProcess(file, env);
    node.#url = await node.#message<string>();
    return node;
  }

  /** The answer to a POST of a JSON text. */
  post<T>(path: string, body: string): Promise<T> {
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const options = { method: 'POST', agent: this.#agent, headers };
    return new Promise((resolve, reject) => {
      const sent = request(`${this.#url}${path}`, options, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        response.on('end', () => resolve(JSON.parse(text)));
      });
      sent.on('error', reject).end(body);
    });
  }

  /** `tidy` frees what nobody needs any more beforehand, which costs time. */
  usage(when: 'now' | 'tidy'): Promise<NodeUsage> {
    const usage = this.#message<NodeUsage>();
    this.#child.send(when);
    return usage;
  }

  stop(): void {
    this.#agent.destroy();
    this.#child.disconnect();
  }

  #message<T>(): Promise<T> {
    return new Promise((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`the node ended with ${code}`));
      this.#child.once('exit', ended);
      this.#child.once('message', (message) => {
        this.#child.off('exit', ended);
        resolve(message as T);
      });
    });
  }
}
