import { PRICE_DECIMALS } from '@vellum/api/numbers/price-unit';
import { trade } from '@vellum/api/trade/trade';
import { amountText, dateText } from '../figures.ts';
import type { Reader, Shown } from '../link-kind.ts';
import { linkTexts } from '../link-texts.ts';
import { plainPicture } from '../shown-name.ts';
import { inkOf, markOf } from './token-ink.ts';

const names = { vlm: ['Vellum', 'VLM'], usdt: ['Tether USD', 'USDT'] } as const;

/** A coin of the platform, whose page is at the same path as those of launched tokens; null for any other. */
export async function coinShown(address: string, reader: Reader): Promise<Shown | null> {
  const coins = await reader.ask(trade.listCoins, {});
  const coin = coins?.list.find(({ tokenAddress }) => tokenAddress === address);
  if (!coin) return null;
  const t = linkTexts[reader.language];
  const [name, symbol] = names[coin.coin];
  return {
    title: t.tokenTitle(name, symbol),
    description: t.coinAbout(symbol),
    picture: {
      ...plainPicture,
      language: reader.language,
      ink: inkOf(address),
      kind: { strong: symbol, plain: t.token, state: '' },
      title: name,
      figure:
        coin.price === null ? null : { value: amountText(coin.price, PRICE_DECIMALS), unit: 'TRX' },
      date: dateText(reader.chainTime, reader.language),
      art: { kind: 'rosette', seed: address, mark: markOf(symbol) },
    },
  };
}
