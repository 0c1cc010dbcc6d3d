import type { NodeProcess } from './node-process.ts';

/** A token on a node, sent around by one account; the same on both kinds of chain. */
export type TokenNode = Readonly<{
  /** The next transfers, signed, as bodies of requests. */
  transfers(count: number): string[];
  /** Sends one of them; throws unless the node took it. */
  send(body: string): Promise<void>;
  /** What the first receiver holds. */
  held(): Promise<bigint>;
}>;

/** How a node is started, made to mine, and given the token. */
export type NodeKind = Readonly<{
  /** Name of the file of this folder that runs it. */
  file: string;
  /** Makes an empty block. */
  mine(node: NodeProcess): Promise<void>;
  deploy(node: NodeProcess): Promise<TokenNode>;
}>;
