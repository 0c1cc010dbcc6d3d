import type { ReplyOf } from '@vellum/api/endpoints/call-shape';
import { PRICE_DECIMALS } from '@vellum/api/numbers/price-unit';
import { tokenLaunch } from '@vellum/api/token-launch/token-launch';
import { parseAddress, shortenAddress } from '@vellum/tron/address';
import { amountText, countText, dateText, trxText } from '../figures.ts';
import type { LinkKind, Reader, Shown } from '../link-kind.ts';
import { linkTexts } from '../link-texts.ts';
import type { PicturePlan } from '../picture-plan.ts';
import { aboutInLine, GREY, nameInLine, plainPicture } from '../shown-name.ts';
import { coinShown } from './coin-link.ts';
import { inkOf, markOf } from './token-ink.ts';

export type TokenDetail = ReplyOf<typeof tokenLaunch.get>;

export const tokenLink: LinkKind = {
  route: '/token/:address',
  field: null,
  idOf: ({ params }) => parseAddress(params['address'] ?? ''),
  pathOf: (id) => `/token/${id}`,
  async read(id, reader) {
    const token = await reader.ask(tokenLaunch.get, { tokenAddress: id });
    if (token === null) return coinShown(id, reader);
    return warned(token, reader, linkTexts[reader.language].token) ?? plain(token, reader);
  },
};

/** What a token says that can be taken for another, or whose texts were refused: no art and no words of its own. */
export function warned(token: TokenDetail, reader: Reader, kind: string): Shown | null {
  const t = linkTexts[reader.language];
  const isRefused = token.review.length > 0;
  if (token.looksLike === null && !isRefused) return null;
  const name = isRefused ? shortenAddress(token.tokenAddress) : nameInLine(token.tokenName);
  const warning = token.looksLike === null ? t.refused : t.lookAlike(token.looksLike.tokenSymbol);
  const picture: PicturePlan = {
    ...plainPicture,
    language: reader.language,
    ink: GREY,
    kind: {
      strong: isRefused ? '' : nameInLine(token.tokenSymbol),
      plain: t.nameByCreator(kind),
      state: '',
    },
    title: name,
    line: [
      { text: trxText(token.raised), tone: 'figure' },
      { text: t.raised, tone: 'plain' },
      { text: '·', tone: 'plain' },
      { text: t.safety, tone: 'plain' },
      { text: `${token.score}`, tone: 'warn' },
      { text: t.ofHundred, tone: 'plain' },
    ],
    date: dateText(reader.chainTime, reader.language),
    warning,
    art: { kind: 'unknown' },
  };
  const shown = isRefused ? name : nameInLine(token.tokenSymbol);
  const title = token.looksLike === null ? shown : t.lookAlikeTitle(shown);
  return { title, description: t.sentences(warning, t.refusedAbout), picture };
}

function plain(token: TokenDetail, reader: Reader): Shown {
  const t = linkTexts[reader.language];
  const name = nameInLine(token.tokenName);
  const symbol = nameInLine(token.tokenSymbol);
  const { language } = reader;
  const picture: PicturePlan = {
    ...plainPicture,
    language,
    ink: inkOf(token.tokenAddress),
    kind: { strong: symbol, plain: t.token, state: '' },
    title: name,
    figure: figureOf(token, t),
    facts: [
      ...(token.liquidity === null
        ? []
        : [
            {
              label: t.liquidity,
              value: amountText(BigInt(token.liquidity.trx) * 2n, 6, 0),
              unit: 'TRX',
            },
          ]),
      { label: t.holders, value: countText(token.holders), unit: '' },
      { label: t.safety, value: `${token.score}`, unit: t.ofHundred },
    ],
    date: dateText(reader.chainTime, language),
    art: { kind: 'rosette', seed: token.tokenAddress, mark: markOf(symbol) },
  };
  const about = t.tokenAbout(symbol, countText(token.holders), token.score);
  return {
    title: t.tokenTitle(name, symbol),
    description: aboutInLine(token.description) || about,
    picture,
  };
}

const figureOf = (
  { price, priceOf, raised }: TokenDetail,
  t: (typeof linkTexts)['en'],
): PicturePlan['figure'] =>
  price === null || priceOf !== 'pool'
    ? { value: trxText(raised), unit: t.raised }
    : { value: amountText(price, PRICE_DECIMALS), unit: 'TRX' };
