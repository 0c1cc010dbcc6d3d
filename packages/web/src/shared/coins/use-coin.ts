import type { Address } from '@vellum/tron/address';
import { useChainRead } from '../chain/use-chain-read.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { FieldNote } from '../ui/fields/field.tsx';
import { uiTexts } from '../ui/texts.ts';
import { type Coin, readCoin, trxCoin } from './coin.ts';

/** A coin as it calls itself; null for TRX. Undefined until it was asked, or when it is none. */
export function useCoin(address: Address | null | undefined): Coin | undefined {
  const { data } = useChainRead(address ? ['coin', address] : null, (chain) =>
    readCoin(chain, address as Address),
  );
  return address === null ? trxCoin : data;
}

/** What a field says of the coin whose address was typed: its symbol, or that our server may not ask it. */
export function useCoinNote(address: Address | null | undefined): FieldNote | undefined {
  const t = useTexts(uiTexts);
  const { data, error } = useChainRead(address ? ['coin', address] : null, (chain) =>
    readCoin(chain, address as Address),
  );
  if (data) return { kind: 'good', text: data.symbol };
  return error?.message.includes('RELAY_CONTRACT_UNKNOWN')
    ? { kind: 'bad', text: t('tokenUnknown') }
    : undefined;
}
