import { Copy, Share } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../art/icon.tsx';
import { LinkCode } from '../art/link-code.tsx';
import { Button } from '../buttons/button.tsx';
import { uiTexts } from '../texts.ts';
import { useCopy } from './copy-button.tsx';
import { Sheet } from './sheet.tsx';

type ShareSheetProps = Readonly<{
  open: boolean;
  onClose: () => void;
  title: string;
  /** What goes along with the link. */
  text: string;
  url: string;
}>;

/** A link as QR code, to copy, and through the device's own sharing where there is one. */
export function ShareSheet({ open, onClose, title, text, url }: ShareSheetProps): ReactNode {
  const t = useTexts(uiTexts);
  const copy = useCopy();
  const native = typeof navigator.share === 'function';
  return (
    <Sheet open={open} onClose={onClose} title={title} detail={text}>
      <div className="grid gap-4">
        <LinkCode url={url} size={208} />
        <p className="font-mono text-14 break-all">{url}</p>
        <div className="grid auto-cols-fr grid-flow-col gap-3">
          {native && (
            <Button onClick={() => void share({ title, text, url })}>
              <Icon of={Share} size={20} />
              {t('share')}
            </Button>
          )}
          <Button kind={native ? 'secondary' : 'primary'} onClick={() => copy(url)}>
            <Icon of={Copy} size={20} />
            {t('copyLink')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

async function share(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch {
    // Closing the device's sheet counts as an error there; here it is just a change of mind.
  }
}
