import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../ui/art/icon.tsx';
import { explorerLink, useProjectConfig } from './project-config.ts';

type ExplorerAnchorProps = Readonly<{
  id: string;
  kind: NonNullable<Parameters<typeof explorerLink>[2]>;
  children: ReactNode;
}>;

/** The way to look something up elsewhere; nothing on a network without an explorer. */
export function ExplorerAnchor({ id, kind, children }: ExplorerAnchorProps): ReactNode {
  const link = explorerLink(useProjectConfig(), id, kind);
  if (link === null) return null;
  return (
    <a
      href={link}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-1 text-primary"
    >
      {children}
      <Icon of={ExternalLink} size={16} />
    </a>
  );
}
