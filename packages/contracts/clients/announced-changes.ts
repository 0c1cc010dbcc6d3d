import { payoutAbi } from '../generated/abi/payout.ts';
import { contractFace } from './contract-face.ts';

const { read, write } = contractFace(payoutAbi);

/** Calls of the contracts whose guarded settings are announced in public before they can change. */
export const announcedChanges = {
  changeDelay: () => read('changeDelay', []),
  isSealed: () => read('isSealed', []),
  /** Unix seconds from which the call with this hash can be made; 0 when it is not announced. */
  announcedFor: (callHash: Uint8Array) => read('announcedFor', [callHash]),
  announce: (call: Uint8Array) => write('announce', [call]),
  withdrawAnnouncement: (callHash: Uint8Array) => write('withdrawAnnouncement', [callHash]),
  seal: () => write('seal', []),
};
