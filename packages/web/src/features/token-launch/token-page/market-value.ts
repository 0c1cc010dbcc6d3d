import { PRICE_DECIMALS } from '@vellum/api/price-unit';

/** Sun that all tokens would be worth at a price; both supply and TRX have six decimals. */
export function marketValue(price: bigint, supply: bigint): bigint {
  return (price * supply) / 10n ** BigInt(PRICE_DECIMALS);
}
