import type { ReactNode } from 'react';
import { useSocialLinks } from '../shared/config/social-links.ts';
import { JoinUs } from './join-us.tsx';

/** The footer with the targets of the site's configuration; apart, since the first page does not wait for it. */
export function JoinUsLive(): ReactNode {
  return <JoinUs links={useSocialLinks()} />;
}
