import { tokenFactoryAbi } from '../generated/abi/token-factory.ts';
import type { AnyAddress } from './any-address.ts';
import { contractFace } from './contract-face.ts';

const { read, write } = contractFace(tokenFactoryAbi);

/** Calls of every contract with an owner. A transfer holds once the new owner has accepted. */
export const ownership = {
  owner: () => read('owner', []),
  pendingOwner: () => read('pendingOwner', []),
  transfer: (newOwner: AnyAddress) => write('transferOwnership', [newOwner]),
  accept: () => write('acceptOwnership', []),
  renounce: () => write('renounceOwnership', []),
};
