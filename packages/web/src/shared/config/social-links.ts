import { useQuery } from '@tanstack/react-query';
import { paths } from '@vellum/api/wire/paths';
import { call } from '../http/call.ts';

type LinkName = 'email' | 'telegramGroup' | 'telegramChannel' | 'x';

/** Where the footer leads; null for what the operator has not set. */
export type SocialLinks = Readonly<Record<LinkName, string | null>>;

/** The links of the site's configuration; names without targets until they are known. */
export function useSocialLinks(): SocialLinks {
  const { data } = useQuery({
    queryKey: ['project', 'config'],
    queryFn: ({ signal }) => call(paths.project.config, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return readLinks(data?.links);
}

/** Takes only what a link may be: a configuration must not be able to run a script. */
export function readLinks(links: Readonly<Partial<Record<LinkName, string>>> = {}): SocialLinks {
  return {
    email: mailTarget(links.email),
    telegramGroup: webTarget(links.telegramGroup),
    telegramChannel: webTarget(links.telegramChannel),
    x: webTarget(links.x),
  };
}

function mailTarget(text = ''): string | null {
  const address = text.replace(/^mailto:/, '');
  return /^[^\s@:/?]+@[^\s@:/?]+$/.test(address) ? `mailto:${address}` : null;
}

function webTarget(text = ''): string | null {
  return /^https:\/\/[^\s]+$/.test(text) ? text : null;
}
