import { blindBoxAbi } from '../generated/abi/blind-box.ts';
import { cardsAbi } from '../generated/abi/cards.ts';
import { otcDeskAbi } from '../generated/abi/otc-desk.ts';
import { blindBoxBytecode } from '../generated/bytecode/blind-box.ts';
import { cardsBytecode } from '../generated/bytecode/cards.ts';
import { otcDeskBytecode } from '../generated/bytecode/otc-desk.ts';
import { type Blueprint, blueprint } from './blueprint.ts';

/** Where users buy and sell. */
export const tradingBlueprints: Readonly<Record<string, Blueprint>> = {
  cards: blueprint(
    'Cards',
    cardsAbi,
    cardsBytecode,
  )(({ at, deployer, parameters }) => [
    {
      owner: deployer,
      guardian: parameters.roles.guardian,
      feeVault: at('feeVault'),
      oracle: at('oracle'),
      usdt: at('usdt'),
      wtrx: at('wtrx'),
      rewardCoin: at('wtrx'),
    },
    parameters.pledgeTerms,
  ]),
  blindBox: blueprint(
    'BlindBox',
    blindBoxAbi,
    blindBoxBytecode,
  )(({ at, deployer, parameters: { roles, delays }, embeddedChainId }) => [
    deployer,
    roles.guardian,
    at('feeVault'),
    delays.boxReveal,
    embeddedChainId,
  ]),
  otcDesk: blueprint(
    'OtcDesk',
    otcDeskAbi,
    otcDeskBytecode,
  )(({ deployer, parameters }) => [deployer, parameters.roles.guardian]),
};
