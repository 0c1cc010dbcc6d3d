import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Backdrop } from './backdrop.tsx';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';
import { useReturnFocus } from './use-return-focus.ts';

export const dialogPanel =
  'pop fixed inset-x-0 top-1/2 z-54 mx-auto w-[calc(100%-32px)] max-w-[420px] -translate-y-1/2 rounded-card border border-line-soft bg-surface p-5 shadow-3 outline-none';

type DialogProps = Readonly<{
  open: boolean;
  onClose: () => void;
  title: string;
  detail?: string;
  children: ReactNode;
}>;

/** A short question or form in the middle of the screen. */
export function Dialog({ open, onClose, title, detail, children }: DialogProps): ReactNode {
  const focus = useReturnFocus();
  useCloseOnNavigation(open, onClose);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Backdrop open={open} over="sheet" />
        <Radix.Content
          {...focus}
          {...(detail ? {} : { 'aria-describedby': undefined })}
          className={dialogPanel}
        >
          <Radix.Title className="title text-20">{title}</Radix.Title>
          {detail && (
            <Radix.Description className="mt-1 text-14 text-ink-2">{detail}</Radix.Description>
          )}
          <div className="mt-4 grid gap-4">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
