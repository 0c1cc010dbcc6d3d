import { lazy, type ReactNode, Suspense, useState } from 'react';

const ClockSheet = lazy(() =>
  import('./clock-sheet.tsx').then((module) => ({ default: module.ClockSheet })),
);

type ClockOpenerProps = Readonly<{ node: string; children: (open: () => void) => ReactNode }>;

/** Something to press, and the sheet it opens; the sheet's code comes with the first press. */
export function ClockOpener({ node, children }: ClockOpenerProps): ReactNode {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      {children(() => setState('open'))}
      {state !== 'never' && (
        <Suspense>
          <ClockSheet node={node} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
