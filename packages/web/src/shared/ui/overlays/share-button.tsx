import { Share } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { sharedLink } from '../../navigation/shared-link.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { uiTexts } from '../texts.ts';

const ShareSheet = lazy(() =>
  import('./share-sheet.tsx').then(({ ShareSheet }) => ({ default: ShareSheet })),
);

type ShareButtonProps = Readonly<{
  /** Of what is shared. */
  title: string;
  /** Of the page, from the slash on. */
  path: string;
}>;

/** Gives the address of a page to someone else. */
export function ShareButton({ title, path }: ShareButtonProps): ReactNode {
  const t = useTexts(uiTexts);
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        of={Share}
        label={t('share')}
        size={20}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      />
      {isAsked && (
        <Suspense>
          <ShareSheet
            open={isOpen}
            onClose={() => setOpen(false)}
            title={title}
            text={t('shareText')}
            url={sharedLink(path)}
          />
        </Suspense>
      )}
    </>
  );
}
