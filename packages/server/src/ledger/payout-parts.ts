import { fromHex } from '@vellum/tron/bytes';
import type { PayoutProof } from './payout-store.ts';

/** Proofs as the contract's client takes them. */
export const callParts = (proofs: readonly PayoutProof[]) =>
  proofs.map(({ since, cumulative, proof }) => ({
    since,
    cumulative,
    proof: proof.map((word) => fromHex(word)),
  }));
