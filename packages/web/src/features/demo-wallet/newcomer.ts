import { pause } from '../../shared/paid-action/run/pause.ts';
import { demoNode } from './demo-node.ts';
import { demoAccounts } from './demo-wallet.ts';

/** Milliseconds between two looks for the test funds, and how often it is looked: blocks come every few seconds. */
const LOOK_AGAIN = 300;
const MOST_LOOKS = 40;

/** Makes a new key and the account in use, and resolves when its test funds are there; throws when the chain gives none. */
export async function becomeNewcomer(fullNode: string): Promise<void> {
  const { address } = demoAccounts.take('newcomer');
  const node = demoNode(fullNode);
  await node.drip(address);
  for (let look = 0; look < MOST_LOOKS; look++) {
    if ((await node.balance(address)) > 0n) return;
    await pause(LOOK_AGAIN);
  }
}
