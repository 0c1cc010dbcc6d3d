import type { ComponentProps, ReactNode } from 'react';
import { type ButtonKind, type ButtonSize, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> &
  Readonly<{ kind?: ButtonKind; size?: ButtonSize; busy?: boolean }>;

/** One action. A disabled one states its reason as its text; a busy one cannot be pressed again. */
export function Button({
  kind,
  size,
  busy = false,
  disabled,
  children,
  type = 'button',
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass(kind, size)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
