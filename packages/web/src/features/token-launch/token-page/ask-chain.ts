import { priceOf } from '@vellum/api/numbers/price-unit';
import { pair } from '@vellum/contracts/dex';
import { presale } from '@vellum/contracts/presale';
import { toHexAddress } from '@vellum/tron/address';
import type { Chain } from '../../../shared/chain/chain.ts';
import type { TextOf } from '../../../shared/i18n/texts-of.ts';
import type { Translate } from '../../../shared/i18n/use-texts.ts';
import type { TokenDetail } from '../../../shared/launch/launch-queries.ts';
import { priceText } from '../../../shared/launch/price-text.ts';
import type { tokenPageTexts } from './texts.ts';

/** What pool or presale say themselves to the first figure of the page. */
export async function askChain(
  chain: Chain,
  token: TokenDetail,
  t: Translate<TextOf<typeof tokenPageTexts>>,
): Promise<string> {
  if (token.stage !== 'launched') {
    const { sold } = await chain.read(token.presaleAddress, presale.data());
    return t('chainSold', { sold: Number(sold), shares: token.shares });
  }
  const [{ reserve0, reserve1 }, first] = await Promise.all([
    chain.read(token.pairAddress, pair.reserves()),
    chain.read(token.pairAddress, pair.token0()),
  ]);
  const isFirst = first === toHexAddress(token.tokenAddress);
  const [tokens, coins] = isFirst ? [reserve0, reserve1] : [reserve1, reserve0];
  return t('chainPrice', { price: `${priceText(priceOf(coins, tokens))}\u00a0TRX` });
}
