import { useQuery } from '@tanstack/react-query';
import { paths } from '@vellum/api/wire/paths';
import { useDeferredValue } from 'react';
import { call } from '../../../shared/http/call.ts';

/** The coin or older token that a typed name or symbol can be mistaken for; null for none, undefined until it is known. */
export function useAlike(field: 'name' | 'symbol', text: string) {
  const asked = useDeferredValue(text.trim());
  const { data } = useQuery({
    queryKey: ['token-launch', 'alike', field, asked],
    enabled: asked !== '',
    queryFn: ({ signal }) => call(paths.tokenLaunch.findAlike, { [field]: asked }, { signal }),
  });
  return asked === '' ? undefined : data?.looksLike;
}
