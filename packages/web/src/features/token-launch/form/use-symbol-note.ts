import { useQuery } from '@tanstack/react-query';
import { paths } from '@vellum/api/paths';
import { useDeferredValue } from 'react';
import { call } from '../../../shared/http/call.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { FieldNote } from '../../../shared/ui/field.tsx';
import { launchFormTexts } from './texts.ts';

/** Whether others bear the symbol already: allowed, but buyers are warned of the younger one. */
export function useSymbolNote(typed: string): FieldNote | undefined {
  const t = useTexts(launchFormTexts);
  const symbol = useDeferredValue(typed);
  const { data } = useQuery({
    queryKey: ['token-launch', 'symbol', symbol],
    enabled: symbol !== '',
    queryFn: ({ signal }) =>
      call(paths.tokenLaunch.list, { keyword: symbol, pageSize: 20, sort: '-created' }, { signal }),
  });
  if (!data || symbol === '') return undefined;
  const same = data.list.filter(({ tokenSymbol }) => isSame(tokenSymbol, symbol)).length;
  return same === 0
    ? { kind: 'good', text: t('symbolFree') }
    : { kind: 'hint', text: t('symbolTaken', { n: same }) };
}

function isSame(one: string, other: string): boolean {
  return one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();
}
