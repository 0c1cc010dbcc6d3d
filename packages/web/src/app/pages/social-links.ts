import { useProjectConfig } from '../../shared/chain/project-config.ts';

type LinkName = 'email' | 'telegramGroup' | 'telegramChannel' | 'x';

/** Where the footer leads; null for what the operator has not set. */
export type SocialLinks = Readonly<Record<LinkName, string | null>>;

/** The links of the site's configuration; names without targets until they are known. */
export const useSocialLinks = (): SocialLinks => readLinks(useProjectConfig()?.links);

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
