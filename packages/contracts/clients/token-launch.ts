import { utf8ToBytes } from '@vellum/tron/bytes';
import { launchTokenAbi } from '../generated/abi/launch-token.ts';
import { tokenFactoryAbi } from '../generated/abi/token-factory.ts';
import type { AnyAddress } from './any-address.ts';
import { trc20 } from './coins.ts';
import { answered, contractFace } from './contract-face.ts';
import { ownership } from './ownership.ts';
import { type PresalePlan, presaleConfig } from './presale.ts';
import { type TradePlan, tradeConfig } from './trade.ts';

const factory = contractFace(tokenFactoryAbi);
const token = contractFace(launchTokenAbi);

/** LP burn: at most 50 bps of what the pair holds, at most once a day, 500 bps in all. */
export type TokenPlan = Readonly<{
  name: string;
  symbol: string;
  totalSupply: bigint;
  lpBurn: Readonly<{ interval: bigint; rate: bigint; floor: bigint }> | null;
}>;

export type LaunchPlan = Readonly<{
  token: TokenPlan;
  presale: PresalePlan;
  trade: TradePlan;
  /** Tokens for the pair, and for the internal trade; the rest is the creator's and locked. */
  liquiditySupply: bigint;
  tradeSupply: bigint;
}>;

type Listed = Readonly<{
  tokenAddress: string;
  presaleAddress: string;
  basePoolAddress: string;
  tradeAddress: string;
}>;

export type KeptFee = 'presale' | 'trade';

/** Where launches are made. */
export const tokenFactory = {
  abi: tokenFactoryAbi,
  ...ownership,
  create: (
    { token: plan, presale, trade, liquiditySupply, tradeSupply }: LaunchPlan,
    fee: bigint,
  ) =>
    factory.create(
      'createToken',
      [tokenConfig(plan), presaleConfig(presale), tradeConfig(trade), liquiditySupply, tradeSupply],
      fee,
    ),
  creationFee: () => factory.read('creationFee', []),
  isEnabled: () => factory.read('enabled', []),
  launch: (index: bigint) => answered(factory.read('tokenPairs', [index]), renamed),
  launchCount: () => factory.read('tokenPairsLength', []),
  launchOf: (tokenAddress: AnyAddress) =>
    answered(factory.read('pairOfToken', [tokenAddress]), renamed),
  setCreationFee: (fee: bigint) => factory.write('setCreationFee', [fee]),
  setEnabled: (enabled: boolean) => factory.write('setEnabled', [enabled]),
  /** Fees of a launch that the vault refused; they stay the creator's payment. */
  keptFee: (creator: AnyAddress, kind: KeptFee) =>
    factory.read('keptOf', [creator, kindWord(kind)]),
  settleKeptFee: (creator: AnyAddress, kind: KeptFee) =>
    factory.write('settleKept', [creator, kindWord(kind)]),
  /** What lies in the factory and is no kept fee, to the fee vault. */
  sweep: () => factory.write('withdraw', []),
  sweepCoin: (coin: AnyAddress) => factory.write('withdrawCoin', [coin]),
  event: factory.event,
  refusal: factory.refusal,
};

/** A launched token: a plain TRC-20 with a bounded burn of what the pair holds. */
export const launchToken = {
  ...trc20,
  isOpen: () => token.read('isOpen', []),
  pair: () => token.read('pair', []),
  presale: () => token.read('presale', []),
  burn: (amount: bigint) => token.write('burn', [amount]),
  burnFromPair: () => token.write('lpBurn', []),
  lastPairBurnAt: () => token.read('lastLpBurnTime', []),
  burnedFromPair: () => token.read('lpBurned', []),
  burnedBpsOfPair: () => token.read('lpBurnedBps', []),
  launchReserve: () => token.read('launchReserve', []),
  pairBurnPlan: () =>
    answered(token.read('lpBurnConfig', []), ([isEnabled, interval, rate, floor]) => ({
      isEnabled,
      interval,
      rate,
      floor,
    })),
  event: token.event,
  refusal: token.refusal,
};

function tokenConfig({ name, symbol, totalSupply, lpBurn }: TokenPlan) {
  return {
    name,
    symbol,
    totalSupply,
    lpBurnEnabled: lpBurn !== null,
    lpBurnFrequency: lpBurn?.interval ?? 0n,
    percentForLPBurn: lpBurn?.rate ?? 0n,
    burnLimit: lpBurn?.floor ?? 0n,
  };
}

/** Bytes32 of the kind's name, as the contracts write it. */
function kindWord(kind: KeptFee): Uint8Array {
  const word = new Uint8Array(32);
  word.set(utf8ToBytes(kind));
  return word;
}

function renamed<L extends Listed>(listed: L) {
  const { tokenAddress, presaleAddress, basePoolAddress, tradeAddress, ...rest } = listed;
  return {
    ...rest,
    token: tokenAddress as L['tokenAddress'],
    presale: presaleAddress as L['presaleAddress'],
    basePool: basePoolAddress as L['basePoolAddress'],
    trade: tradeAddress as L['tradeAddress'],
  };
}
