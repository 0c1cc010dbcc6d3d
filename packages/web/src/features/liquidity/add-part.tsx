import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { LpFacts } from '../../shared/lp/lp-facts.ts';
import { useLastDone } from '../../shared/paid-action/use-last-done.ts';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { FootBar } from '../../shared/ui/buttons/foot-bar.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { addBoth } from './add-both.tsx';
import { AddSheet } from './add-sheet.tsx';
import { liquidityTexts } from './texts.ts';

type AddPartProps = Readonly<{
  address: Address;
  facts: LpFacts;
  /** The way out, which comes before the way in. */
  children: ReactNode;
}>;

/** The foot of a position: more of it, or out of it. */
export function AddPart({ address, facts, children }: AddPartProps): ReactNode {
  const t = useTexts(liquidityTexts);
  const action = usePaidAction(addBoth);
  const added = useLastDone(action.state);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <FootBar className="grid gap-2">
        {action.refusal !== null && <Notice kind="bad">{action.refusal}</Notice>}
        <div className="grid auto-cols-fr grid-flow-col gap-3">
          <Button {...(children && { kind: 'secondary' as const })} onClick={() => setOpen(true)}>
            {t('lp_add')}
          </Button>
          {children}
        </div>
      </FootBar>
      <AddSheet
        key={added}
        address={address}
        facts={facts}
        open={isOpen}
        onClose={() => setOpen(false)}
        onReview={(params) => {
          setOpen(false);
          action.begin(params);
        }}
        blocker={action.blocker}
      />
      {action.sheet}
    </>
  );
}
