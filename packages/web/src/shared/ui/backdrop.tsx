import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react';
import { holdScroll } from './hold-scroll.ts';

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
