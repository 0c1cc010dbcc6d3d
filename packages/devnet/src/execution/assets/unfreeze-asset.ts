import { addTokens } from '../../tokens/token-balance.ts';
import { existing } from '../fees/balance.ts';
import type { NativeContract } from '../native-contract.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal } from '../refusal.ts';

/** Gives the issuer the parts of the supply whose time has come. */
export const unfreezeAsset: NativeContract<'UnfreezeAssetContract'> = {
  validate({ state, headTime }, { owner_address }) {
    const owner = addressIn(owner_address);
    if (owner === undefined) return 'Invalid address';
    const account = state.account(owner);
    if (account === undefined) return `Account[${owner}] does not exist`;
    const frozen = account.issued?.frozen ?? [];
    if (frozen.length === 0) return 'no frozen supply balance';
    return frozen.some(({ expires }) => expires <= headTime)
      ? undefined
      : "It's not time to unfreeze asset supply";
  },

  execute({ state, headTime }, { owner_address }) {
    const owner = addressIn(owner_address);
    const issued = owner && existing(state, owner).issued;
    if (!owner || !issued) throw contractRefusal('Invalid address');
    const isDue = ({ expires }: { expires: number }) => expires <= headTime;
    const due = issued.frozen.filter(isDue).reduce((sum, { amount }) => sum + amount, 0n);
    const frozen = issued.frozen.filter((part) => !isDue(part));
    state.putAccount({ ...existing(state, owner), issued: { ...issued, frozen } });
    addTokens(state, owner, issued.id, due);
    return { fee: 0n };
  },
};
