import { fromHexAddress } from '@vellum/tron/address';
import { COIN_DECIMALS, formatAmount } from '@vellum/tron/amount';
import type { FundedAccount } from './chain/control.ts';

/** Lines for the terminal: address, private key and funding of each account. */
export function accountTable(accounts: readonly FundedAccount[]): string[] {
  return accounts.map(({ address, privateKey, balance }) => {
    const coins = formatAmount(balance, COIN_DECIMALS, { grouping: true });
    return `${fromHexAddress(address)}  ${privateKey}  ${coins} TRX`;
  });
}
