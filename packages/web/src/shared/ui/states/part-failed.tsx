import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../buttons/button.tsx';
import { uiTexts } from '../texts.ts';

type PartFailedProps = Readonly<{
  /** What is not there, in one sentence. */
  text: string;
  retry: () => void;
}>;

/** In place of a part that could not be read, while the rest of the page stays. */
export function PartFailed({ text, retry }: PartFailedProps): ReactNode {
  const t = useTexts(uiTexts);
  return (
    <div role="alert" className="flex items-center justify-between gap-3 text-14 text-ink-2">
      {text}
      <span className="-mr-4 flex-none">
        <Button kind="ghost" size="small" onClick={retry}>
          {t('retry')}
        </Button>
      </span>
    </div>
  );
}
