import { useTexts } from '../../shared/i18n/use-texts.ts';
import { boxTexts } from './texts.ts';

/** Series have no names on the chain: they are numbered from 1, as people count. */
export function useSeriesName(): (seriesId: string) => string {
  const t = useTexts(boxTexts);
  return (seriesId) => t('name', { n: (BigInt(seriesId) + 1n).toString() });
}

/** `/blindBoxDetail?series=2` */
export function seriesIn(search: URLSearchParams): string | null {
  const text = search.get('series') ?? '';
  return /^(0|[1-9][0-9]{0,17})$/.test(text) ? text : null;
}
