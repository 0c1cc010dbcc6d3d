import { otcDeskAbi } from '../generated/abi/otc-desk.ts';
import type { AnyAddress } from './any-address.ts';
import { contractFace } from './contract-face.ts';
import { entryPause } from './entry-pause.ts';
import { ownership } from './ownership.ts';

const { read, write, event, refusal } = contractFace(otcDeskAbi);

/** `want` zero address means TRX, `onlyTaker` zero address anyone; `expires` in unix seconds; `wholeOnly`: not in parts. */
export type OfferTerms = Readonly<{
  sell: AnyAddress;
  amount: bigint;
  want: AnyAddress;
  wantAmount: bigint;
  onlyTaker: AnyAddress;
  expires: bigint;
  wholeOnly: boolean;
}>;

/** Offers between holders, escrowed, without fee. */
export const otcDesk = {
  ...ownership,
  ...entryPause,
  make: ({ sell, amount, want, wantAmount, onlyTaker, expires, wholeOnly }: OfferTerms) =>
    write('makeOffer', [sell, amount, want, wantAmount, onlyTaker, expires, wholeOnly]),
  /** Pays TRX when the offer wants TRX: then `trx` is the price that `quote` tells. */
  take: (id: bigint, amount: bigint, maxPay: bigint, trx = 0n) =>
    write('takeOffer', [id, amount, maxPay], trx),
  cancel: (id: bigint) => write('cancelOffer', [id]),
  offer: (id: bigint) => read('offers', [id]),
  count: () => read('offersLength', []),
  quote: (id: bigint, amount: bigint) => read('quote', [id, amount]),
  creditOf: (user: AnyAddress) => read('credit', [user]),
  withdrawCredit: () => write('withdrawCredit', []),
  isKnownCoin: (coin: AnyAddress) => read('knownCoin', [coin]),
  setKnownCoin: (coin: AnyAddress, known: boolean) => write('setKnownCoin', [coin, known]),
  abi: otcDeskAbi,
  event,
  refusal,
};
