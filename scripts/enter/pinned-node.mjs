import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EntryProblem } from './entry-problem.mjs';

const needed = 24;

/** @param {{ versions: { node: string } }} self */
export function isNewEnough(self) {
  return Number(self.versions.node.split('.')[0]) >= needed;
}

/**
 * Path of a Node that runs the code: this one when it is new enough, else the one npm installed.
 * @param {string} root
 * @param {{ versions: { node: string }, execPath: string, platform: string, arch: string }} self
 */
export function pinnedNode(root, self = process) {
  if (isNewEnough(self)) return self.execPath;

  const platform = `${self.platform}-${self.arch}`;
  const binary = join(root, 'node_modules', `node-${platform}`, 'bin', 'node');
  if (existsSync(binary)) return binary;
  throw new EntryProblem(
    `Node ${self.versions.node} cannot run the code and npm has no Node ${needed} for ${platform}: install Node ${needed} and run the command again.`,
  );
}
