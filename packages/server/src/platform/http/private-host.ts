import { isIP } from 'node:net';
import { isOwnNetwork } from '../limits/own-network.ts';

const LOCAL_NAME = /^[^.]+$|\.(?:local|internal|lan|home\.arpa)$/;

/** Whether the host of a URL means something only near this machine: an address of its network, or a local name. */
export function isPrivateHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? LOCAL_NAME.test(bare) : isOwnNetwork(bare);
}
