import type { ReactNode } from 'react';

type StatePageProps = Readonly<{
  figure: ReactNode;
  title: string;
  children: ReactNode;
  /** At most two actions, the first one primary. */
  actions?: ReactNode;
  /** Below the actions: for those who want to know more. */
  more?: ReactNode;
  /** Heading level: 1 when it stands for the whole page. */
  level?: 1 | 2;
}>;

/** A page or part that has nothing to show: what is so, what now. Left-aligned, a little above the middle. */
export function StatePage({
  figure,
  title,
  children,
  actions,
  more,
  level = 2,
}: StatePageProps): ReactNode {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="px-8 pt-12 pb-8 [[data-page]>&:first-child]:pt-[16dvh]">
      {figure}
      <Heading className="title mt-5 text-20">{title}</Heading>
      <div className="mt-1 text-ink-2">{children}</div>
      {actions && <div className="mt-4 grid gap-1">{actions}</div>}
      {more}
    </div>
  );
}
