import { feeVaultAbi } from '../generated/abi/fee-vault.ts';
import { announcedChanges } from './announced-changes.ts';
import type { AnyAddress } from './any-address.ts';
import { answered, contractFace, stateName } from './contract-face.ts';
import { ownership } from './ownership.ts';

const { read, write, event, refusal } = contractFace(feeVaultAbi);

const roles = ['none', 'source'] as const;
export type FeeRole = (typeof roles)[number];

type Pool = Readonly<{ pool: AnyAddress; share: bigint; duration: bigint }>;

/** Where every fee enters and is split: inviters, reward pools, treasury. */
export const feeVault = {
  abi: feeVaultAbi,
  ...ownership,
  ...announcedChanges,
  bonusOf: (user: AnyAddress) => read('owed', [user]),
  claimBonus: () => write('claimBonus', []),
  split: () => answered(read('split', []), ([level1, level2, pool]) => ({ level1, level2, pool })),
  poolDue: () => read('poolDue', []),
  treasuryDue: () => read('treasuryDue', []),
  distributePool: () => write('distributePool', []),
  roleOf: (account: AnyAddress) =>
    answered(read('roles', [account]), (role) => stateName(roles, role)),
  rewardPool: (index: bigint) => read('rewardPools', [index]),
  setRole: (account: AnyAddress, role: FeeRole) =>
    write('setRole', [account, BigInt(roles.indexOf(role))]),
  setRewardPools: (pools: readonly Pool[]) => write('setRewardPools', [pools]),
  setSplit: (level1: bigint, level2: bigint, pool: bigint) =>
    write('setSplit', [level1, level2, pool]),
  /** Coins that lie here belong to nobody: the vault owes TRX only. */
  withdrawCoin: (coin: AnyAddress, to: AnyAddress) => write('withdrawCoin', [coin, to]),
  withdrawTreasury: (to: AnyAddress, amount: bigint) => write('withdrawTreasury', [to, amount]),
  event,
  refusal,
};
