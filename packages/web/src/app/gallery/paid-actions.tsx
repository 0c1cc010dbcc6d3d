import { type ReactNode, useState } from 'react';
import type { PaidAction } from '../../shared/paid-action/paid-action.ts';
import { PaidActionSheet } from '../../shared/paid-action/paid-action-sheet.tsx';
import type { RunView } from '../../shared/paid-action/run.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { sampleAction, sampleViews } from './paid-action-views.ts';

/** The sheet of paid actions in each of its states. */
export function PaidActions(): ReactNode {
  const [view, setView] = useState<RunView | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title="Paid action">
      <div className="grid grid-cols-2 gap-3 px-4">
        {Object.entries(sampleViews).map(([name, make]) => (
          <Button
            key={name}
            kind="secondary"
            onClick={() => {
              setView(make());
              setOpen(true);
            }}
          >
            {name}
          </Button>
        ))}
      </div>
      {view && (
        <PaidActionSheet
          action={sampleAction as unknown as PaidAction}
          view={view}
          open={isOpen}
          onClose={() => setOpen(false)}
          onConfirm={() => {}}
          onAgain={() => {}}
        />
      )}
    </Section>
  );
}
