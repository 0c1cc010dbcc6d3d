import { otcDeskAbi } from '../generated/abi/otc-desk.ts';
import type { AnyAddress } from './any-address.ts';
import { contractFace } from './contract-face.ts';

const { read, write } = contractFace(otcDeskAbi);

/** Calls of every contract whose entries (never exits) a guardian can pause. */
export const entryPause = {
  guardian: () => read('guardian', []),
  /** Unix seconds; a time in the past means open. */
  pausedUntil: () => read('pausedUntil', []),
  pause: (until: bigint) => write('pauseEntries', [until]),
  resume: () => write('resumeEntries', []),
  setGuardian: (guardian: AnyAddress) => write('setGuardian', [guardian]),
};
