import { demoNode } from './demo-node.ts';
import { demoAccounts } from './demo-wallet.ts';

/** Makes a new key and the account in use, with test funds; throws when the chain gives none. */
export async function becomeNewcomer(fullNode: string): Promise<void> {
  const { address } = demoAccounts.take('newcomer');
  await demoNode(fullNode).drip(address);
}
