import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));

/** What must be told where someone acts: the texts that tell it, and the file in which that happens. */
const disclosures = [
  ['any token', 'features/presale', ['risk'], 'buy-shares.ts'],
  ['any token, inside', 'features/trade', ['risk'], 'buy-in-trade.ts'],
  ['any token, at the desk', 'features/otc', ['takeRisk'], 'take-offer.ts'],
  ['presale and vesting', 'features/presale', ['buyRules'], 'buy-shares.ts'],
  [
    'vesting, in rounds',
    'features/presale',
    ['releaseFixed', 'releaseEstimated'],
    'release-part.tsx',
  ],
  ['internal trade', 'features/trade', ['noSellBack'], 'buy-in-trade.ts'],
  ['coin staking', 'features/staking', ['earlyRule', 'stakeCoinCanFail'], 'stake-coin.ts'],
  ['LP staking', 'features/staking', ['stakeLpRisk'], 'stake-lp.ts'],
  ['pledge', 'shared/cards', ['pledgeForTerm'], '../card-actions/pledge-card.tsx'],
  ['locks', 'features/locks', ['noExit'], 'lock-coin.tsx'],
  ['LP bought', 'features/liquidity', ['lossNote', 'oneDay'], 'buy/buy-lp.ts'],
  ['LP added', 'features/liquidity', ['lossNote'], 'add-liquidity.ts'],
  ['burn', 'features/burn-mining', ['forGood'], 'burn-coin.ts'],
  ['approval', 'shared/paid-action', ['risk', 'cancelApprovals'], 'sheet/approval-part.tsx'],
  ['referral', 'shared/membership', ['feeSame', 'feeAlone'], 'fee-split.tsx'],
  ['blind box', 'features/blind-boxes', ['chance'], 'series/buy-boxes.ts'],
  ['real-world asset', 'shared/sale', ['noBacking', 'issuerOnly', 'notFor'], 'evidence-note.tsx'],
  ['server', 'features/withdrawal', ['ourRecord', 'toSolvency'], 'withdraw-page.tsx'],
  ['footer', 'app', ['neverAsk', 'ourAddresses'], 'pages/join-us.tsx'],
] as const;

async function textsOf(folder: string, language: string): Promise<Record<string, string>> {
  const file =
    folder === 'app' ? `./messages.${language}.ts` : `../${folder}/messages.${language}.ts`;
  return (await import(file)).messages;
}

describe('risks are told at the point of action', () => {
  it.each(disclosures)('%s', async (_, folder, keys, file) => {
    const code = readFileSync(join(source, folder, file), 'utf8');
    const [english, chinese] = [await textsOf(folder, 'en'), await textsOf(folder, 'zh-tw')];
    for (const key of keys) {
      expect(code).toContain(`'${key}'`);
      expect(english[key]?.length).toBeGreaterThan(10);
      expect(chinese[key]).toMatch(/\p{Script=Han}/u);
    }
  });

  it('and the words for an asset stand only beside its evidence', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
    const speaking = files
      .filter((file) => /messages\.en\.ts$/.test(file))
      .filter((file) => /real-world|\bRWA\b/i.test(readFileSync(join(source, file), 'utf8')));
    expect(speaking.sort()).toEqual([
      'features/token-launch/token-page/messages.en.ts',
      'shared/sale/messages.en.ts',
    ]);
  });
});
