import { type ReactNode, useDeferredValue } from 'react';
import { pagePlane, pageRosette } from '../art/page-rosette.ts';
import { Rosette } from './rosette.tsx';

/** The rosette of a page. Fetch it apart: it carries no meaning, so what is read comes first, and is drawn first. */
export function PageArt({ className }: Readonly<{ className: string }>): ReactNode {
  const isDue = useDeferredValue(true, false);
  return isDue && <Rosette figures={pageRosette()} plane={pagePlane} className={className} />;
}
