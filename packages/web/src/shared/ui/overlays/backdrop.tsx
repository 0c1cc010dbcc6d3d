import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react';

let held = 0;

/** Keeps the page from scrolling until the returned function is called; several may hold it at once. */
function holdScroll(): () => void {
  held += 1;
  if (held === 1) freeze();
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    held -= 1;
    if (held === 0) thaw();
  };
}

function freeze(): void {
  const { documentElement: page, body } = document;
  // Where a scroll bar takes room, its room stays.
  const bar = window.innerWidth - page.clientWidth;
  page.style.overflow = 'hidden';
  if (bar > 0) body.style.paddingRight = `${bar}px`;
}

function thaw(): void {
  document.documentElement.style.overflow = '';
  document.body.style.paddingRight = '';
}

type BackdropProps = ComponentProps<'div'> &
  Readonly<{
    open: boolean;
    /** A dialog may stand over a sheet, which it then dims too. */
    over?: 'page' | 'sheet';
  }>;

/**
 * What dims the page behind a sheet or dialog, and holds it in its place. Stands where Radix has its overlay: that one
 * writes a style element, which the page's policy does not let in. It takes touches, which the page below does not. A layer
 * below its panel: what opens again while it closes can come after the panel in the document.
 */
export function Backdrop({ open, over = 'page', ...rest }: BackdropProps): ReactNode {
  useLayoutEffect(() => (open ? holdScroll() : undefined), [open]);
  return (
    <div
      {...rest}
      data-state={open ? 'open' : 'closed'}
      className={`backdrop pointer-events-auto fixed inset-0 touch-none bg-backdrop ${over === 'page' ? 'z-40' : 'z-52'}`}
    />
  );
}
