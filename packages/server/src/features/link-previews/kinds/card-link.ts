import { platformCards } from '@vellum/api/cards/card-collection';
import { cardLevelNumber, cardLevels } from '@vellum/art/card-level';
import { cardSerial } from '@vellum/art/card-serial';
import { dateText, trxText } from '../figures.ts';
import type { LinkKind } from '../link-kind.ts';
import { linkTexts } from '../link-texts.ts';
import { plainPicture } from '../shown-name.ts';

const ID = /^[1-9][0-9]{0,30}$/;

export const cardLink: LinkKind = {
  route: '/nftDetail',
  field: 'id',
  idOf: ({ query }) => ID.exec(query.get('id') ?? '')?.[0] ?? null,
  pathOf: (id) => `/nftDetail?id=${id}`,
  async read(id, { ask, language, chainTime }) {
    const card = await ask(platformCards.get, { tokenId: id });
    const number = card && cardLevelNumber(card.level);
    // A level that was added later has no drawing yet.
    if (card === null || number === null) return null;
    const t = linkTexts[language];
    const level = cardLevels[number];
    const name = level.names[language];
    const serial = cardSerial(level, BigInt(card.serial));
    const price = card.listing === null ? '' : trxText(card.listing.price);
    const state = t.cardStates[card.state];
    return {
      title: t.cardTitle(name, serial, price),
      description: t.cardAbout(name, level.value.toLocaleString('en-US'), state),
      picture: {
        ...plainPicture,
        language,
        ink: number === 6 ? '#7A5600' : level.ink,
        kind: { strong: '', plain: t.card, state },
        title: name,
        figure: price === '' ? null : { value: price, unit: 'TRX' },
        line: lastPrice(card.lastPrice, t.lastSold),
        date: price === '' && card.lastPrice === null ? '' : dateText(chainTime, language),
        art: { kind: 'card', level: number, serial: `${card.serial}` },
      },
    };
  },
};

const lastPrice = (sun: string | null, label: string) =>
  sun === null
    ? []
    : [
        { text: label, tone: 'plain' as const },
        { text: trxText(sun), tone: 'figure' as const },
        { text: 'TRX', tone: 'plain' as const },
      ];
