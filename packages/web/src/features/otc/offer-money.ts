import { addressIn } from '../../shared/chain/address-in.ts';
import type { Money } from '../../shared/coins/money.ts';

type Sold = Readonly<{
  sell: string;
  symbol: string;
  decimals: number;
  amount: string;
  /** Records of earlier versions have none. */
  stands?: string | null;
}>;
type Wanted = Readonly<{ want: string | null; wantSymbol: string; wantDecimals: number }>;

/** What leaves the desk. */
export const soldMoney = ({ sell, symbol, decimals, amount, stands }: Sold): Money => ({
  ...{ coin: addressIn(sell), symbol, decimals, amount: BigInt(amount) },
  ...(stands && { stands }),
});

/** What is paid for it: TRX where no coin is named. */
export const wantedMoney = ({ want, wantSymbol, wantDecimals }: Wanted, amount: string): Money => ({
  ...{ coin: want === null ? null : addressIn(want), symbol: wantSymbol },
  ...{ decimals: wantDecimals, amount: BigInt(amount) },
});
