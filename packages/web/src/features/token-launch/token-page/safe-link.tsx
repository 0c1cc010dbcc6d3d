import { parseUrl } from '@vellum/api/typed-text/parse-url';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/art/icon.tsx';

type SafeLinkProps = Readonly<{ href: string; children: ReactNode }>;

/** A link that a stranger gave: only to https, in a tab that knows nothing of ours, with the host in sight. */
export function SafeLink({ href, children }: SafeLinkProps): ReactNode {
  const host = hostOf(href);
  if (host === null) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="inline-flex min-h-11 items-center gap-1 text-14 text-primary"
    >
      {children}
      <span className="text-ink-2">{host}</span>
      <Icon of={ExternalLink} size={16} />
    </a>
  );
}

/** In its plain form: a host in another script is shown as the letters that are looked up. */
function hostOf(href: string): string | null {
  const url = parseUrl(href);
  return url?.protocol === 'https:' && url.username === '' ? url.host : null;
}
