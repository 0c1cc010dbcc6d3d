import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ToldAmount } from '../../shared/lp/told-amount.tsx';
import { useExactSentence } from '../../shared/lp/use-lp-of.ts';
import type { WrittenCoin } from './offer-figures.ts';
import { otcTexts } from './texts.ts';

type OfferAmountProps = Omit<Parameters<typeof ToldAmount>[0], 'coin'> &
  Readonly<{ coin: WrittenCoin }>;

/** An amount of a coin of an offer, or that nobody knows it. */
export function OfferAmount({ coin, ...props }: OfferAmountProps): ReactNode {
  const t = useTexts(otcTexts);
  const { decimals, symbol } = coin;
  if (decimals === null) return <span>{t('unknownAmount', { coin: symbol })}</span>;
  return <ToldAmount coin={{ ...coin, decimals }} {...props} />;
}

/** The same in one piece, for sentences. */
export function useOfferSentence(amount: string, coin: WrittenCoin): string {
  const t = useTexts(otcTexts);
  const { decimals, symbol } = coin;
  const sentence = useExactSentence(amount, { ...coin, decimals: decimals ?? 0 });
  return decimals === null ? t('unknownAmount', { coin: symbol }) : sentence;
}
