import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { testUsdtAbi } from '../generated/abi/test-usdt.ts';
import { vlmAbi } from '../generated/abi/vlm.ts';
import { wtrxAbi } from '../generated/abi/wtrx.ts';
import type { AnyAddress } from './any-address.ts';
import { contractFace } from './contract-face.ts';

const coin = contractFace(vlmAbi);
const usdtFace = contractFace(testUsdtAbi);
const wtrxFace = contractFace(wtrxAbi);

/** Where burned coins go: nobody has its key. */
export const DEAD_ADDRESS = fromHexAddress(
  '41000000000000000000000000000000000000dead' as HexAddress,
);

/** Any TRC-20. Never trust what `transfer` returns: USDT on TRON answers false on success. */
export const trc20 = {
  abi: vlmAbi,
  name: () => coin.read('name', []),
  symbol: () => coin.read('symbol', []),
  decimals: () => coin.read('decimals', []),
  totalSupply: () => coin.read('totalSupply', []),
  balanceOf: (account: AnyAddress) => coin.read('balanceOf', [account]),
  allowance: (owner: AnyAddress, spender: AnyAddress) => coin.read('allowance', [owner, spender]),
  approve: (spender: AnyAddress, amount: bigint) => coin.write('approve', [spender, amount]),
  transfer: (to: AnyAddress, amount: bigint) => coin.write('transfer', [to, amount]),
  transferFrom: (from: AnyAddress, to: AnyAddress, amount: bigint) =>
    coin.write('transferFrom', [from, to, amount]),
  event: coin.event,
  refusal: coin.refusal,
};

/** The platform coin: a TRC-20 whose holders vote, themselves or through a delegate. */
export const vlm = {
  ...trc20,
  burn: (amount: bigint) => coin.write('burn', [amount]),
  delegate: (to: AnyAddress) => coin.write('delegate', [to]),
  delegateOf: (account: AnyAddress) => coin.read('delegates', [account]),
  votes: (account: AnyAddress) => coin.read('getVotes', [account]),
  pastVotes: (account: AnyAddress, time: bigint) => coin.read('getPastVotes', [account, time]),
};

/** Wrapped TRX. */
export const wtrx = {
  ...trc20,
  abi: wtrxAbi,
  event: wtrxFace.event,
  refusal: wtrxFace.refusal,
  wrap: (amount: bigint) => wtrxFace.write('deposit', [], amount),
  unwrap: (amount: bigint) => wtrxFace.write('withdraw', [amount]),
};

/** The embedded chain's USDT: its owner is the faucet. */
export const testUsdt = {
  ...trc20,
  mint: (to: AnyAddress, amount: bigint) => usdtFace.write('mint', [to, amount]),
};
