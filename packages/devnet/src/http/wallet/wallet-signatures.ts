import type { HexAddress } from '@vellum/tron/address';
import type { Transaction } from '@vellum/tron/transaction';
import { SIGNATURE_BYTES, signWeight } from '../../execution/accounts/sign-weight.ts';
import { signersOf } from '../../execution/accounts/signers.ts';
import { ownerOf } from '../../execution/owner.ts';
import { unrecoverableText } from '../../execution/unrecoverable.ts';
import { approvedListJson, bareJson, signWeightJson } from '../../wire/sign-weight-json.ts';
import { type PackedTransaction, packTransaction } from './packed-transaction.ts';
import { byFields } from './readings.ts';
import { type Reading, type ServletTable, servlet } from './servlet.ts';

/** More than any permission can have keys; recovery is dear, so a request may not ask for more. */
const MAX_SIGNATURES = 5;

type Problem = Readonly<{ code: string; message: string }>;

const unsent: Reading<PackedTransaction> = { get: 'silent', post: byFields(packTransaction) };

const NO_CONTRACT: Problem = {
  code: 'OTHER_ERROR',
  message: 'Invalid transaction: no valid contract',
};

/** What the signatures on a transaction amount to, before it is sent. */
export const signatureReads: ServletTable = {
  getsignweight: servlet(unsent, async (call, packed) => {
    if ('bare' in packed) return bareJson(packed.bare, NO_CONTRACT, call);
    const { chain } = call;
    const { transaction } = packed;
    const weighed =
      transaction.signatures.length > MAX_SIGNATURES
        ? TOO_MANY
        : await chain.read('head', (state) => signWeight(state, transaction));
    return signWeightJson(transaction, weighed, call);
  }),
  getapprovedlist: servlet(unsent, async (call, packed) => {
    if ('bare' in packed) return bareJson(packed.bare, NO_CONTRACT, call);
    const { chain } = call;
    const { transaction } = packed;
    const owner = ownerOf(transaction.contract);
    const exists = await chain.read('head', (state) => owner && state.account(owner));
    const problem = exists ? formatProblem(transaction) : NO_ACCOUNT;
    const approved = problem ? [] : signersOf(transaction);
    const lost = transaction.signatures[approved.indexOf(null)];
    if (lost) return approvedListJson(transaction, [], unrecoverable(lost), call);
    return approvedListJson(transaction, approved as HexAddress[], problem, call);
  }),
};

const TOO_MANY = {
  code: 'OTHER_ERROR',
  message: 'too many signatures',
  permission: undefined,
  approved: [],
  weight: 0n,
} as const;

const NO_ACCOUNT: Problem = {
  code: 'OTHER_ERROR',
  message: 'class org.tron.core.exception.PermissionException : Account does not exist!',
};

function unrecoverable(signature: Uint8Array): Problem {
  return { code: 'COMPUTE_ADDRESS_ERROR', message: unrecoverableText(signature) };
}

function formatProblem({ signatures }: Transaction): Problem | undefined {
  if (signatures.length > MAX_SIGNATURES) {
    return { code: 'OTHER_ERROR', message: 'too many signatures' };
  }
  const short = signatures.find(({ length }) => length < SIGNATURE_BYTES);
  return short && { code: 'SIGNATURE_FORMAT_ERROR', message: `Signature size is ${short.length}` };
}
