import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { buttonClass } from '../buttons/button-class.ts';
import { uiTexts } from '../texts.ts';
import { Backdrop } from './backdrop.tsx';
import { dialogPanel } from './dialog.tsx';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';
import { useReturnFocus } from './use-return-focus.ts';

type ConfirmDialogProps = Readonly<{
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  /** What happens and whether it can be taken back. */
  detail: string;
  confirm: string;
  dangerous?: boolean;
}>;

/** Asks before something that cannot be taken back. Only its two buttons close it. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { open, onClose, onConfirm, title, detail, confirm, dangerous = false } = props;
  const t = useTexts(uiTexts);
  const focus = useReturnFocus();
  useCloseOnNavigation(open, onClose);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Backdrop open={open} over="sheet" />
        <Radix.Content {...focus} className={dialogPanel}>
          <Radix.Title className="title text-20">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-ink-2">{detail}</Radix.Description>
          <div className="mt-5 grid gap-2">
            <Radix.Action
              className={buttonClass(dangerous ? 'danger' : 'primary')}
              onClick={onConfirm}
            >
              {confirm}
            </Radix.Action>
            <Radix.Cancel className={buttonClass('ghost')}>{t('cancel')}</Radix.Cancel>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
