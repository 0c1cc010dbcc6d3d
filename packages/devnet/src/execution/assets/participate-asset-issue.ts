import type { Token } from '../../state/token.ts';
import { addTokens, tokenBalance } from '../../tokens/token-balance.ts';
import { tokenIdIn } from '../../tokens/token-names.ts';
import type { ValidationContext } from '../context.ts';
import { credit, debit } from '../fees/balance.ts';
import { MAX_INT64, type NativeContract } from '../native-contract.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal } from '../refusal.ts';

/** Buys units of a token from its issuer at the price it was issued with, while its sale lasts. */
export const participateAssetIssue: NativeContract<'ParticipateAssetIssueContract'> = {
  validate(context, { owner_address, to_address, asset_name, amount }) {
    const owner = addressIn(owner_address);
    const issuer = addressIn(to_address);
    if (owner === undefined) return 'Invalid ownerAddress';
    if (issuer === undefined) return 'Invalid toAddress';
    if (amount <= 0n) return 'Amount must greater than 0!';
    if (owner === issuer) return 'Cannot participate asset Issue yourself !';
    const account = context.state.account(owner);
    if (account === undefined) return 'Account does not exist!';
    if (account.balance < amount) return 'No enough balance !';
    const token = context.state.record('token', tokenIdIn(asset_name));
    if (token === undefined) return `No asset named ${tokenIdIn(asset_name)}`;
    if (token.owner !== issuer) return `The asset is not issued by ${issuer}`;
    return saleProblem(context, token, amount);
  },

  execute({ state }, { owner_address, to_address, asset_name, amount }) {
    const owner = addressIn(owner_address);
    const issuer = addressIn(to_address);
    const token = state.record('token', tokenIdIn(asset_name));
    if (!owner || !issuer || !token) throw contractRefusal('Invalid address');
    debit(state, owner, amount);
    credit(state, issuer, amount);
    const units = boughtFor(token, amount);
    addTokens(state, issuer, token.id, -units);
    addTokens(state, owner, token.id, units);
    return { fee: 0n };
  },
};

const boughtFor = ({ num, trxNum }: Token, sun: bigint): bigint =>
  (sun * BigInt(num)) / BigInt(trxNum);

function saleProblem(
  { state, headTime }: ValidationContext,
  token: Token,
  amount: bigint,
): string | undefined {
  if (headTime >= token.endTime || headTime < token.startTime) return 'No longer valid period!';
  if (amount * BigInt(token.num) > MAX_INT64) return 'long overflow';
  const units = boughtFor(token, amount);
  if (units <= 0n) return 'Can not process the exchange!';
  const issuer = state.account(token.owner);
  if (issuer === undefined) return 'To account does not exist!';
  return tokenBalance(issuer, token.id) < units ? 'Asset balance is not enough !' : undefined;
}
