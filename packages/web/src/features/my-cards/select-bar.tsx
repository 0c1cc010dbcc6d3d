import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { myCardTexts } from './texts.ts';
import type { Selection } from './use-selection.ts';

/** Begins and ends choosing several cards. */
export function SelectBar({ selection }: Readonly<{ selection: Selection }>): ReactNode {
  const t = useTexts(myCardTexts);
  return (
    <div className="flex justify-end pt-1">
      {selection.isOn && (
        <Button kind="ghost" size="small" onClick={selection.all}>
          {t('selectAll')}
        </Button>
      )}
      <Button kind="ghost" size="small" onClick={selection.isOn ? selection.end : selection.start}>
        {t(selection.isOn ? 'cancelSelect' : 'select')}
      </Button>
    </div>
  );
}
