import type { ReactNode } from 'react';
import { emptyRosette, pagePlane } from '../../art/page-rosette.ts';
import { Rosette } from '../art/rosette.tsx';
import { StatePage } from './state-page.tsx';

type EmptyStateProps = Readonly<{
  title: string;
  /** One sentence. */
  text: string;
  action?: ReactNode;
  level?: 1 | 2;
}>;

/** Nothing here yet: one sentence, one action. */
export function EmptyState({ title, text, action, level = 2 }: EmptyStateProps): ReactNode {
  return (
    <StatePage figure={<BlankDocument />} title={title} actions={action} level={level}>
      <p>{text}</p>
    </StatePage>
  );
}

/** The dashed outline of a certificate that is not there. */
function BlankDocument(): ReactNode {
  return (
    <div className="grid h-26 w-40 place-items-center rounded-chip border border-dashed border-line text-primary">
      <Rosette figures={emptyRosette()} plane={pagePlane} line={2} className="size-20 opacity-70" />
    </div>
  );
}
