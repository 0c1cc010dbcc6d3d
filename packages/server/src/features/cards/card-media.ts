import { cardArt } from '@vellum/art/card-art';
import { cardLevelNumber } from '@vellum/art/card-level';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { tokenIdOf } from './card-rows.ts';
import { imageOf } from './card-shape.ts';
import type { CardStore } from './card-store.ts';
import type { KnownLevel, LevelFacts } from './level-facts.ts';

export type MediaParts = Readonly<{
  store: CardStore;
  levels: LevelFacts;
  publicUrl(): string;
}>;

export type MediaFile = Readonly<{ headers: Readonly<Record<string, string>>; content: string }>;

const OF_CARD = /^([1-9][0-9]{0,2})-([1-9][0-9]{0,9})\.(json|svg)$/;

/** What the address in a contract's `tokenURI` leads to: a level's metadata, a card's, or its picture. */
export async function cardMediaFile(parts: MediaParts, file: string): Promise<MediaFile> {
  const [, level, serial, kind] = OF_CARD.exec(file) ?? [];
  if (level === undefined || serial === undefined) return json(await levelMetadata(parts, file));
  const tokenId = tokenIdOf(Number(level), BigInt(serial));
  const card = await parts.store.find(tokenId);
  // A level that was added later has no drawing yet.
  const drawn = cardLevelNumber(Number(level));
  if (card === undefined || drawn === null) throw new Refusal({ code: 'NOT_FOUND' });
  if (kind === 'svg') {
    const picture = cardArt({ level: drawn, serial: card.serial, detail: 'full' });
    return { headers: pictureHeaders, content: picture };
  }
  const known = (await parts.levels()).find((one) => one.level === card.level);
  return json({
    name: `Vellum ${known?.name ?? ''} No. ${card.serial}`,
    description: description(known),
    image: `${parts.publicUrl()}${imageOf(card)}`,
    external_url: `${parts.publicUrl()}/nftDetail?id=${tokenId}`,
    attributes: [
      ...traitsOf(known),
      { trait_type: 'Number', display_type: 'number', value: Number(card.serial) },
      { trait_type: 'Minted', display_type: 'date', value: Number(card.minted_at / 1000n) },
    ],
  });
}

async function levelMetadata({ levels, publicUrl }: MediaParts, file: string) {
  const known = (await levels()).find(({ uri }) => uri.endsWith(`/media/cards/${file}`));
  if (known === undefined) throw new Refusal({ code: 'NOT_FOUND' });
  return {
    name: `Vellum ${known.name}`,
    description: description(known),
    ...(known.minted > 0n && {
      image: `${publicUrl()}${imageOf({ level: known.level, serial: 1n })}`,
    }),
    external_url: `${publicUrl()}/nft`,
    attributes: traitsOf(known),
  };
}

const description = (level: KnownLevel | undefined) =>
  `A ${level?.name ?? ''} card of Vellum. Pledged, it earns its weight's share of the funded card rewards.`;

const traitsOf = (level: KnownLevel | undefined) =>
  level === undefined
    ? []
    : [
        { trait_type: 'Level', value: level.name },
        { trait_type: 'Weight', display_type: 'number', value: Number(level.weight) },
      ];

const json = (value: object): MediaFile => ({
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=60',
    'access-control-allow-origin': '*',
  },
  content: JSON.stringify(value),
});

/** The drawing of a card never changes. */
const pictureHeaders = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=86400',
  'access-control-allow-origin': '*',
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
} as const;
