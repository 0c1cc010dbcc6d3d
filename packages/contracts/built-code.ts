import { fromHex, toHex } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import { basePoolBytecode } from './generated/bytecode/base-pool.ts';
import { blindBoxBytecode } from './generated/bytecode/blind-box.ts';
import { burnMineBytecode } from './generated/bytecode/burn-mine.ts';
import { cardsBytecode } from './generated/bytecode/cards.ts';
import { energyDeskBytecode } from './generated/bytecode/energy-desk.ts';
import { feeVaultBytecode } from './generated/bytecode/fee-vault.ts';
import { launchTokenBytecode } from './generated/bytecode/launch-token.ts';
import { liquidityHelperBytecode } from './generated/bytecode/liquidity-helper.ts';
import { lockerBytecode } from './generated/bytecode/locker.ts';
import { otcDeskBytecode } from './generated/bytecode/otc-desk.ts';
import { payoutBytecode } from './generated/bytecode/payout.ts';
import { presaleBytecode } from './generated/bytecode/presale.ts';
import { priceOracleBytecode } from './generated/bytecode/price-oracle.ts';
import { solvencyLogBytecode } from './generated/bytecode/solvency-log.ts';
import { streamStakeBytecode } from './generated/bytecode/stream-stake.ts';
import { teamBytecode } from './generated/bytecode/team.ts';
import { termStakeBytecode } from './generated/bytecode/term-stake.ts';
import { testUsdtBytecode } from './generated/bytecode/test-usdt.ts';
import { tokenFactoryBytecode } from './generated/bytecode/token-factory.ts';
import { tradeBytecode } from './generated/bytecode/trade.ts';
import { uniswapV2FactoryBytecode } from './generated/bytecode/uniswap-v2-factory.ts';
import { uniswapV2Router02Bytecode } from './generated/bytecode/uniswap-v2-router02.ts';
import { vellumGovernorBytecode } from './generated/bytecode/vellum-governor.ts';
import { vellumTimelockBytecode } from './generated/bytecode/vellum-timelock.ts';
import { vlmBytecode } from './generated/bytecode/vlm.ts';
import { wtrxBytecode } from './generated/bytecode/wtrx.ts';

/** What a contract is made from, without its arguments: bytes, and their SHA-256 in hex. */
export type BuiltCode = Readonly<{ length: number; hash: string }>;

const codes: Readonly<Record<string, string>> = {
  basePoolCode: basePoolBytecode,
  blindBox: blindBoxBytecode,
  burnMine: burnMineBytecode,
  cards: cardsBytecode,
  dex: uniswapV2FactoryBytecode,
  energyDesk: energyDeskBytecode,
  feeVault: feeVaultBytecode,
  governor: vellumGovernorBytecode,
  launchTokenCode: launchTokenBytecode,
  liquidityHelper: liquidityHelperBytecode,
  locker: lockerBytecode,
  lpStake: streamStakeBytecode,
  oracle: priceOracleBytecode,
  otcDesk: otcDeskBytecode,
  payout: payoutBytecode,
  presaleCode: presaleBytecode,
  router: uniswapV2Router02Bytecode,
  solvencyLog: solvencyLogBytecode,
  team: teamBytecode,
  termStake: termStakeBytecode,
  timelock: vellumTimelockBytecode,
  tokenFactory: tokenFactoryBytecode,
  tradeCode: tradeBytecode,
  usdt: testUsdtBytecode,
  vlm: vlmBytecode,
  wtrx: wtrxBytecode,
};

/**
 * The code of every contract of a deployment as it comes from our sources, by the name in the deployment. The web
 * takes the finished table: the code itself is too heavy for a phone.
 */
export const builtCode: Readonly<Record<string, BuiltCode>> = Object.fromEntries(
  Object.entries(codes).map(([name, code]) => {
    const bytes = fromHex(code);
    return [name, { length: bytes.length, hash: toHex(sha256(bytes)) }];
  }),
);
