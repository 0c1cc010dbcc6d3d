import { blindBoxAbi } from '../generated/abi/blind-box.ts';
import { cardsAbi } from '../generated/abi/cards.ts';
import { energyDeskAbi } from '../generated/abi/energy-desk.ts';
import { otcDeskAbi } from '../generated/abi/otc-desk.ts';
import { blindBoxBytecode } from '../generated/bytecode/blind-box.ts';
import { cardsBytecode } from '../generated/bytecode/cards.ts';
import { energyDeskBytecode } from '../generated/bytecode/energy-desk.ts';
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
  energyDesk: blueprint(
    'EnergyDesk',
    energyDeskAbi,
    energyDeskBytecode,
  )(({ parameters: { roles, energyPrice } }) => [
    roles.energyOperator,
    energyPrice.base,
    energyPrice.hour,
  ]),
};
