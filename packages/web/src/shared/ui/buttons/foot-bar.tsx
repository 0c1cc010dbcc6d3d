import type { ReactNode } from 'react';

type FootBarProps = Readonly<{ children: ReactNode; className?: string }>;

/**
 * What can be done on a page, in sight at its foot: at the end of a long page, at the bottom of the screen on a
 * short one. Styles make every part around it as tall as the page (`.foot-bar`).
 */
export function FootBar({ children, className = '' }: FootBarProps): ReactNode {
  return (
    <>
      <div aria-hidden className="min-h-8 flex-1" />
      <div
        className={`foot-bar sticky bottom-0 z-10 -mb-8 border-t border-line-soft bg-surface px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] ${className}`}
      >
        {children}
      </div>
    </>
  );
}
