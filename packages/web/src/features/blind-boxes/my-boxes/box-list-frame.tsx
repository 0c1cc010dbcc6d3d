import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { buttonClass } from '../../../shared/ui/buttons/button-class.ts';
import { EmptyState } from '../../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/states/error-state.tsx';
import { boxTexts } from '../texts.ts';
import type { MyBoxes } from './use-my-boxes.ts';

type BoxListFrameProps = Readonly<{
  boxes: MyBoxes;
  /** One sentence for a list without boxes. */
  empty: string;
  children: ReactNode;
}>;

/** What every list of my boxes needs around it: nothing there, not loaded, more to come. */
export function BoxListFrame({ boxes, empty, children }: BoxListFrameProps): ReactNode {
  const t = useTexts(boxTexts);
  if (boxes.failed) {
    return <ErrorState title={t('failedTitle')} text={t('failedText')} retry={boxes.failed} />;
  }
  if (boxes.rows.length === 0) {
    return (
      <EmptyState
        title={t('noneTitle')}
        text={empty}
        action={
          <Link to={paths.boxes} className={buttonClass('secondary')}>
            {t('allSeries')}
          </Link>
        }
      />
    );
  }
  return (
    <>
      {children}
      {boxes.loadMore && (
        <div className="px-4 pt-2">
          <Button kind="ghost" onClick={boxes.loadMore}>
            {t('showMore')}
          </Button>
        </div>
      )}
    </>
  );
}
