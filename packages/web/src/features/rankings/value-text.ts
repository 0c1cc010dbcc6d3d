import { percentText } from '../../shared/format/percent.ts';
import type { TextOf } from '../../shared/i18n/texts-of.ts';
import type { Translate } from '../../shared/i18n/use-texts.ts';
import { trxSentence } from '../../shared/launch/trx-sentence.ts';
import type { Board } from './ranking-queries.ts';
import type { rankingTexts } from './texts.ts';

/** Millionths in a hundredth of a percent. */
const MILLIONTHS = 100;

/** What a token has on a board: TRX, a part of its first supply, or holders. */
export function valueText(
  board: Board,
  value: string,
  t: Translate<TextOf<typeof rankingTexts>>,
): string {
  switch (board) {
    case 'raised':
    case 'volume':
      return trxSentence(value);
    case 'burn':
      return percentText(Number(value) / MILLIONTHS);
    case 'holders':
      return t('holders', { n: Number(value) });
  }
}
