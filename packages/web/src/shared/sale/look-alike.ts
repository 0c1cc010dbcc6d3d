import { reservedCoinAlike } from '@vellum/api/typed-text/look-alike';
import { type Address, parseAddress } from '@vellum/tron/address';
import { useProjectConfig } from '../chain/project-config.ts';
import type { Launch } from '../launch/launch.ts';
import type { TokenDetail } from '../launch/launch-queries.ts';

/** The coin or token that another poses as; its address is null for coins of other chains. */
export type LookAlike = Readonly<{ name: string; symbol: string; address: Address | null }>;

/** Contracts of the deployment by the symbol of their coin. */
const contracts: Readonly<Record<string, string>> = { VLM: 'vlm', USDT: 'usdt', WTRX: 'wtrx' };

/**
 * What a token can be mistaken for; null for most. Reserved names are found in this browser, older tokens by the server,
 * which knows them all.
 */
export function useLookAlike(
  { name, symbol }: Pick<Launch, 'name' | 'symbol'>,
  told: TokenDetail['looksLike'],
): LookAlike | null {
  const known = useProjectConfig()?.contracts;
  const coin = reservedCoinAlike({ tokenName: name, tokenSymbol: symbol });
  if (coin !== null) {
    const place = known?.[contracts[coin.tokenSymbol] ?? ''];
    const address = place === undefined ? null : parseAddress(place);
    return { name: coin.tokenName, symbol: coin.tokenSymbol, address };
  }
  if (told === null) return null;
  const address = told.tokenAddress === null ? null : parseAddress(told.tokenAddress);
  return { name: told.tokenName, symbol: told.tokenSymbol, address };
}
