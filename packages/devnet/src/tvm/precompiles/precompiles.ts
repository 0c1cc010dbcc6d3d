import type { Rules } from '../rules.ts';
import type { Word } from '../words.ts';
import { batchValidateSign } from './batch-validate-sign.ts';
import { blake2f } from './blake2f.ts';
import { bn254Addition, bn254Multiplication, bn254Pairing } from './bn254.ts';
import { ecrecover } from './ecrecover.ts';
import { identity, realRipemd160, sha256, shortenedSha256 } from './hashes.ts';
import { modExp } from './mod-exp.ts';
import type { Precompile, Precompiles } from './precompile.ts';
import * as shielded from './shielded.ts';
import * as stakes from './stake-queries.ts';
import { validateMultiSign } from './validate-multi-sign.ts';
import * as votes from './vote-queries.ts';

const shieldedContracts: readonly (readonly [Word, Precompile])[] = [
  [0x1000001n, shielded.mintProof],
  [0x1000002n, shielded.transferProof],
  [0x1000003n, shielded.burnProof],
  [0x1000004n, shielded.merkleHash],
];

const voteQueries: readonly (readonly [Word, Precompile])[] = [
  [0x1000005n, votes.rewardBalance],
  [0x1000006n, votes.isCandidate],
  [0x1000007n, votes.votesFor],
  [0x1000008n, votes.usedVotes],
  [0x1000009n, votes.receivedVotes],
  [0x100000an, votes.totalVotes],
];

const stakeQueries: readonly (readonly [Word, Precompile])[] = [
  [0x100000bn, stakes.chainParameter],
  [0x100000cn, stakes.availableUnstakings],
  [0x100000dn, stakes.unstakeable],
  [0x100000en, stakes.withdrawableAt],
  [0x100000fn, stakes.delegatableResource],
  [0x1000010n, stakes.resourceOf],
  [0x1000011n, stakes.undelegationCheck],
  [0x1000012n, stakes.resourceUsage],
  [0x1000013n, stakes.totalResource],
  [0x1000014n, stakes.totalLent],
  [0x1000015n, stakes.totalBorrowed],
];

const computing: readonly (readonly [Word, Precompile])[] = [
  [1n, ecrecover],
  [2n, sha256],
  [3n, shortenedSha256],
  [4n, identity],
  [5n, modExp],
  [6n, bn254Addition],
  [7n, bn254Multiplication],
  [8n, bn254Pairing],
];

const signatureChecks: readonly (readonly [Word, Precompile])[] = [
  [9n, batchValidateSign],
  [10n, validateMultiSign],
];

const ethereums: readonly (readonly [Word, Precompile])[] = [
  [0x20003n, realRipemd160],
  [0x20009n, blake2f],
];

/** Every precompiled contract that the rules allow. */
export function precompilesOf(rules: Rules): Precompiles {
  return new Map([
    ...computing,
    ...(rules.solidity059 ? signatureChecks : []),
    ...(rules.compatibleEvm ? ethereums : []),
    ...(rules.shielded ? shieldedContracts : []),
    ...(rules.vote ? voteQueries : []),
    ...(rules.stake ? stakeQueries : []),
  ]);
}
