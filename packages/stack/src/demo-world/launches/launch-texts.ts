import type { TokenTexts } from '@vellum/api/token-launch/token-texts';
import type { Rosette } from '../line-picture.ts';

/** What creators tell of their tokens, and the pictures they made for them. */
type TokenWords = Readonly<{ texts: TokenTexts; picture?: Rosette }>;

/**
 * By symbol. Two creators tell nothing, and some leave the picture to the app: all of that is seen among real
 * tokens too. Salt Road comes last, and shows by its words that all others have theirs.
 */
export const tokenWords: Readonly<Record<string, TokenWords>> = {
  FERRY: {
    texts: {
      description:
        'Tickets for the night ferry between two islands. Pay for a berth with the token at the harbour; tokens received are burned every month.\n\n夜間渡輪的船票代幣：可在碼頭櫃檯支付臥鋪費用，收到的代幣於每月底銷毀。',
      website: 'https://night-ferry.example',
      telegram: 'https://t.me/night_ferry_example',
    },
    picture: {
      ...{ ink: [38, 70, 132], paper: [228, 234, 246] },
      ...{ waves: 9, rings: 8, depth: 0.09, turn: 0.7 },
    },
  },
  LFD: {
    texts: {
      description:
        'A farm shares its harvest of grain. The presale pays for seed and a dryer; the token buys flour at the farm at the price of the day.',
      website: 'https://long-field.example',
    },
  },
  GLAS: {
    texts: {
      description:
        'Greenhouses for early fruit: three built, a fourth planned. Holders vote on what to plant. No price is promised.',
      website: 'https://glass-orchard.example',
      twitter: 'https://x.com/glass_orchard',
    },
  },
  OAK: {
    texts: {
      description:
        'A ledger of oak barrels: each token can be burned for its share of the TRX reserve, at any time.',
      website: 'https://oak-ledger.example',
    },
    picture: {
      ...{ ink: [92, 62, 30], paper: [244, 234, 218] },
      ...{ waves: 6, rings: 9, depth: 0.06, turn: 0.35 },
    },
  },
  MILL: {
    texts: {
      description:
        'One house with four flats, let since 2019. What the rents leave after costs is paid into the pool behind the token each quarter.',
      website: 'https://mill-street.example',
      issuer: 'Mill Street 14 GmbH',
      claim:
        'A fortieth of the yearly rents after costs, and of the proceeds of a sale of the house.',
      custodian: 'Notary Weber & Lind',
      attestedAt: '1790812800000',
      documentUrl: 'https://mill-street.example/valuation-2026.pdf',
      documentHash: '6d1c0f0c4f9f5a2d6d4f6c0d1f83d1f9a6b4f2f7c7d40c5f0b9c4f1b6a2e3d58',
      assetValue: '520,000 U, by an independent valuer in September 2026',
      redemption:
        'Burn the token for its part of the backing, or ask the notary within thirty days of a sale.',
      excluded: 'People who live in countries that forbid it.',
    },
    picture: {
      ...{ ink: [122, 74, 36], paper: [243, 227, 211] },
      ...{ waves: 4, rings: 8, depth: 0.12, turn: 0.9 },
    },
  },
  SALT: {
    texts: {
      description:
        'A shop for salt from small pans along the coast. Orders are paid in SALT at the price of the pool; a tenth of what comes in is burned.\n\n沿海小鹽田的食鹽商店：訂單以 SALT 依流動池價格付款，收到的十分之一會銷毀。',
      website: 'https://salt-road.example',
      telegram: 'https://t.me/salt_road_example',
      twitter: 'https://x.com/salt_road',
    },
    picture: {
      ...{ ink: [58, 84, 150], paper: [230, 235, 247] },
      ...{ waves: 12, rings: 8, depth: 0.07, turn: 0.45 },
    },
  },
};
