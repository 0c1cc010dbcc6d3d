import { type ReactNode, useDeferredValue } from 'react';
import { pagePlane, pageRosette } from '../../art/page-rosette.ts';
import { Rosette } from './rosette.tsx';

/** The rosette of a page. It carries no meaning, so what is read is drawn first. */
export function PageArt({ className }: Readonly<{ className: string }>): ReactNode {
  const isDue = useDeferredValue(true, false);
  return isDue && <Rosette figures={pageRosette()} plane={pagePlane} className={className} />;
}
