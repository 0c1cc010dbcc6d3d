import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react';
import { holdScroll } from './hold-scroll.ts';

type BackdropProps = ComponentProps<'div'> & Readonly<{ open: boolean }>;

/**
 * What dims the page behind a sheet or dialog, and holds it in its place. Stands where Radix has its overlay: that one
 * writes a style element, which the page's policy does not let in. It takes touches, which the page below does not.
 */
export function Backdrop({ open, ...rest }: BackdropProps): ReactNode {
  useLayoutEffect(() => (open ? holdScroll() : undefined), [open]);
  return (
    <div
      {...rest}
      data-state={open ? 'open' : 'closed'}
      className="backdrop pointer-events-auto fixed inset-0 z-50 touch-none bg-backdrop"
    />
  );
}
