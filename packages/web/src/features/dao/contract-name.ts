import type { Translate } from '../../shared/i18n/use-texts.ts';
import type { DaoText } from './texts.ts';

const named: readonly string[] = [
  ...['tokenFactory', 'cards', 'blindBox', 'feeVault', 'payout', 'liquidityHelper', 'lpStake'],
  ...['termStake', 'burnMine', 'otcDesk', 'governor', 'timelock', 'vlm', 'usdt', 'wtrx'],
];

/** A contract of the deployment in words; one without words by its name there. */
export const contractName = (name: string, t: Translate<DaoText>): string =>
  named.includes(name) ? t(`contract_${name}` as DaoText) : name;
