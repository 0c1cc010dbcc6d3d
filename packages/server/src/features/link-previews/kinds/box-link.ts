import { blindBoxes } from '@vellum/api/blind-boxes/blind-boxes';
import { amountText, countText, dateText, dayText, shareOf, trxText } from '../figures.ts';
import type { LinkKind } from '../link-kind.ts';
import { linkTexts } from '../link-texts.ts';
import { nameInLine, plainPicture } from '../shown-name.ts';

const ID = /^(?:0|[1-9][0-9]{0,17})$/;

export const boxLink: LinkKind = {
  route: '/blindBoxDetail',
  field: 'series',
  idOf: ({ query }) => ID.exec(query.get('series') ?? '')?.[0] ?? null,
  pathOf: (id) => `/blindBoxDetail?series=${id}`,
  async read(id, { ask, language, chainTime }) {
    const series = await ask(blindBoxes.getSeries, { seriesId: BigInt(id) });
    if (series === null) return null;
    const t = linkTexts[language];
    // Series have no names on the chain: they are numbered from 1, as people count.
    const name = t.boxName(`${BigInt(id) + 1n}`);
    const [price, sold, total] = [
      trxText(series.price),
      countText(series.sold),
      countText(series.total),
    ];
    const prize = `${topPrize(series)} ${nameInLine(series.prizeCoin.symbol)}`;
    const isOpen = series.phase === 'onSale';
    return {
      title: t.boxTitle(name, price),
      description: t.boxAbout(sold, total, prize),
      picture: {
        ...plainPicture,
        language,
        ink: '#7A4A24',
        kind: {
          strong: '',
          plain: t.box,
          state: isOpen ? t.until(dayText(series.endAt, language)) : t.boxPhases[series.phase],
        },
        title: name,
        figure: { value: price, unit: t.aBox },
        bar: {
          share: shareOf(BigInt(series.sold), BigInt(series.total)),
          mark: null,
          rest: 0,
        },
        line: [
          { text: sold, tone: 'figure' },
          { text: t.soldOf(total), tone: 'plain' },
          { text: '·', tone: 'plain' },
          { text: t.topPrize, tone: 'plain' },
          { text: prize, tone: 'figure' },
        ],
        date: dateText(chainTime, language),
        art: { kind: 'envelope', series: id },
      },
    };
  },
};

type Prizes = Readonly<{
  tiers: readonly Readonly<{ amount: string }>[];
  prizeCoin: Readonly<{ decimals: number }>;
}>;

const byValue = (a: bigint, b: bigint) => (a < b ? -1 : 1);

function topPrize({ tiers, prizeCoin }: Prizes): string {
  const amounts = tiers.map(({ amount }) => BigInt(amount)).sort(byValue);
  return amountText(amounts.at(-1) ?? 0n, prizeCoin.decimals);
}
