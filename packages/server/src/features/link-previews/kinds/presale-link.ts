import type { ReplyOf } from '@vellum/api/endpoints/call-shape';
import { presale } from '@vellum/api/presale/presale';
import { tokenLaunch } from '@vellum/api/token-launch/token-launch';
import { parseAddress } from '@vellum/tron/address';
import { countText, dateText, percentText, shareOf, trxText } from '../figures.ts';
import type { LinkKind, Reader, Shown } from '../link-kind.ts';
import { linkTexts } from '../link-texts.ts';
import type { PicturePlan } from '../picture-plan.ts';
import { nameInLine, plainPicture } from '../shown-name.ts';
import { inkOf, markOf } from './token-ink.ts';
import { type TokenDetail, warned } from './token-link.ts';

type Sale = ReplyOf<typeof presale.get>;

export const presaleLink: LinkKind = {
  route: '/presale',
  field: 'token',
  idOf: ({ query }) => parseAddress(query.get('token') ?? ''),
  pathOf: (id) => `/presale?token=${id}`,
  async read(id, reader) {
    const [token, sale] = await Promise.all([
      reader.ask(tokenLaunch.get, { tokenAddress: id }),
      reader.ask(presale.get, { tokenAddress: id }),
    ]);
    if (token === null || sale === null) return null;
    return warned(token, reader, linkTexts[reader.language].presale) ?? plain(token, sale, reader);
  },
};

function plain(token: TokenDetail, sale: Sale, reader: Reader): Shown {
  const t = linkTexts[reader.language];
  const { language, chainTime } = reader;
  const [name, symbol] = [nameInLine(token.tokenName), nameInLine(token.tokenSymbol)];
  const [raised, cap] = [trxText(sale.raised), trxText(token.hardCap)];
  const share = shareOf(BigInt(sale.raised), BigInt(token.hardCap));
  const buyers = countText(sale.buyers);
  const isOpen = sale.state === 'inProgress';
  const picture: PicturePlan = {
    ...plainPicture,
    language,
    ink: inkOf(token.tokenAddress),
    kind: { strong: symbol, plain: t.presale, state: stateOf(sale, reader) },
    title: name,
    figure: { value: raised, unit: t.raised },
    bar: { share, mark: shareOf(BigInt(token.softCap), BigInt(token.hardCap)), rest: 0 },
    line: [
      { text: percentText(share), tone: 'figure' },
      { text: t.ofCap(cap), tone: 'plain' },
      { text: '·', tone: 'plain' },
      { text: buyers, tone: 'figure' },
      { text: t.buyers(buyers), tone: 'plain' },
    ],
    date: dateText(chainTime, language),
    art: { kind: 'rosette', seed: token.tokenAddress, mark: markOf(symbol) },
  };
  return {
    title: t.presaleTitle(name, percentText(share), cap),
    description: isOpen
      ? t.presaleAbout(raised, buyers, dateText(sale.endTime, language))
      : t.sentences(t.presaleStates[sale.state], t.presaleOver(raised, buyers)),
    picture,
  };
}

function stateOf({ state, startTime, endTime }: Sale, { language }: Reader): string {
  const t = linkTexts[language];
  if (state === 'notStarted') return t.starts(dateText(startTime, language));
  if (state === 'inProgress') return t.ends(dateText(endTime, language));
  return t.presaleStates[state];
}
