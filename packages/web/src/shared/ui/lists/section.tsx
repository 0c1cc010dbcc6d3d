import { type ReactNode, useId } from 'react';

type SectionProps = Readonly<{
  title: string;
  /** At most one link, badge or figure. */
  aside?: ReactNode;
  children: ReactNode;
}>;

/** A part of a page under a double rule in brass. Children reach from edge to edge. */
export function Section({ title, aside, children }: SectionProps): ReactNode {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-8">
      <div className="double-rule mx-4 flex min-h-14 items-center justify-between gap-3 pt-1">
        <h2 id={heading} className="title text-20">
          {title}
        </h2>
        {aside && <div className="flex-none text-14 text-ink-2">{aside}</div>}
      </div>
      <div>{children}</div>
    </section>
  );
}
