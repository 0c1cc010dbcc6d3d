import { fileURLToPath } from 'node:url';
import { commands, productCommands } from './commands.mjs';
import { EntryProblem, noSpace } from './entry-problem.mjs';
import { handOver } from './hand-over.mjs';
import { installOnce } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs one command of the run contract: installs what the lockfile asks for when it is missing,
 * then gives the terminal to the command on a Node that can run it. Ends with the command's exit code.
 */
export async function enter([name, ...args], root = projectRoot) {
  try {
    const command = commands[name];
    if (!command) throw new EntryProblem(`unknown command "${name}"; try ${list()}.`);
    await installOnce(root, { dev: !productCommands.includes(name) });
    process.exitCode = await handOver(root, pinnedNode(root), [...command, ...args]);
  } catch (error) {
    const problem = error.code === 'ENOSPC' ? noSpace : error.message;
    if (!(error instanceof EntryProblem) && problem !== noSpace) throw error;
    console.error(`vellum: ${problem}`);
    process.exitCode = 1;
  }
}

function list() {
  return Object.keys(commands).join(', ');
}
