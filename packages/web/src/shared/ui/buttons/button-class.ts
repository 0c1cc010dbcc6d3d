import { classNames } from '../class-names.ts';

export type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'large' | 'small';

const kinds: Readonly<Record<ButtonKind, string>> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-press',
  secondary: 'text-primary [box-shadow:inset_0_0_0_1px_var(--primary)] hover:bg-primary-soft',
  ghost: 'text-primary hover:bg-primary-soft',
  danger: 'bg-down text-bg',
};

const sizes: Readonly<Record<ButtonSize, string>> = {
  large: 'min-h-12 w-full px-5 py-2 text-16',
  small: 'min-h-11 px-4 py-2 text-14',
};

/** The look of a button, for links that act like one too. */
export function buttonClass(kind: ButtonKind = 'primary', size: ButtonSize = 'large'): string {
  return classNames(
    'press inline-flex items-center justify-center gap-2 rounded-control text-center font-strong',
    'disabled:bg-surface-2 disabled:text-ink-2 disabled:[box-shadow:none]',
    kinds[kind],
    sizes[size],
  );
}
