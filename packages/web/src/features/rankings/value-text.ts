import { percentText } from '../../shared/format/percent.ts';
import { trxSentence } from '../../shared/launch/trx-sentence.ts';
import type { Board } from './ranking-queries.ts';
import type { useTexts } from './use-texts.ts';

/** Millionths in a hundredth of a percent. */
const MILLIONTHS = 100;

/** What a token has on a board: TRX, a part of its first supply, or holders. */
export function valueText(board: Board, value: string, t: ReturnType<typeof useTexts>): string {
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
