import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { uiTexts } from '../texts.ts';
import { Backdrop } from './backdrop.tsx';
import { useSheetDrag } from './sheet-drag.ts';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';
import { useReturnFocus } from './use-return-focus.ts';

export type SheetProps = Readonly<{
  open: boolean;
  onClose: () => void;
  title: string;
  /** One line under the title. */
  detail?: string;
  /** Stays in sight below the content: the one button of the sheet. */
  footer?: ReactNode;
  /** Where focus goes when what opened the sheet is gone by then. */
  home?: () => HTMLElement | null;
  children: ReactNode;
}>;

/**
 * A panel from the bottom edge. Closes by its button, Escape, a tap beside it, a pull on its grip, and
 * when the page changes. Keep it mounted and steer it by `open`.
 */
export function Sheet(props: SheetProps): ReactNode {
  const { open, onClose, title, detail, footer, home, children } = props;
  const t = useTexts(uiTexts);
  const drag = useSheetDrag(onClose);
  const focus = useReturnFocus('panel', home);
  useCloseOnNavigation(open, onClose);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Backdrop open={open} />
        <Radix.Content
          {...focus}
          {...(detail ? {} : { 'aria-describedby': undefined })}
          className="sheet fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full max-w-[480px] flex-col rounded-t-sheet bg-surface shadow-2 outline-none"
        >
          <div {...drag} className="touch-none px-4 pt-2 pb-1">
            <div className="mx-auto h-1 w-9 rounded-full bg-line" />
            <div className="mt-1 flex items-start gap-2">
              <div className="min-w-0 flex-1 pt-2">
                <Radix.Title className="title text-20">{title}</Radix.Title>
                {detail && (
                  <Radix.Description className="text-14 text-ink-2">{detail}</Radix.Description>
                )}
              </div>
              <Radix.Close asChild>
                <IconButton of={X} label={t('close')} className="-mr-2.5" />
              </Radix.Close>
            </div>
          </div>
          <div
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
            tabIndex={0}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-2 pb-4 outline-none"
          >
            {children}
          </div>
          {footer && (
            <div className="border-t border-line-soft px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
