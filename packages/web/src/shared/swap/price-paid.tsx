import type { CoinMove } from '@vellum/contracts/account-moves';
import { toHexAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { addressIn } from '../chain/address-in.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Figure } from '../paid-action/fact.tsx';
import { rateText } from './rate-text.ts';
import type { SwapParams } from './swap-params.ts';
import { swapTexts } from './texts.ts';

type PricePaidProps = Readonly<{ params: SwapParams; coins: readonly CoinMove[] }>;

/** The price of a swap by the amounts that it moved. */
export function PricePaid({ params, coins }: PricePaidProps): ReactNode {
  const t = useTexts(swapTexts);
  const paid = amountOf(params.pay, coins);
  const received = amountOf(params.receive, coins);
  if (paid >= 0n || received <= 0n) return null;
  return <Figure name={t('pricePaid')}>{rateText(params, -paid, received)}</Figure>;
}

function amountOf(place: string | null, coins: readonly CoinMove[]): bigint {
  const coin = place === null ? null : toHexAddress(addressIn(place));
  return coins.find((move) => move.coin === coin)?.amount ?? 0n;
}
