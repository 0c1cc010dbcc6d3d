import { type ReactNode, useId } from 'react';

type SectionProps = Readonly<{
  title: string;
  /** How many, beside the title. */
  count?: number;
  /** At most one link, badge or figure. */
  aside?: ReactNode;
  children: ReactNode;
}>;

/** A part of a page under a double rule in brass. Children reach from edge to edge. */
export function Section({ title, count = 0, aside, children }: SectionProps): ReactNode {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-8">
      <div className="double-rule mx-4 flex min-h-14 items-center justify-between gap-3 pt-1">
        <h2 id={heading} className="title text-20">
          {title}
          {count > 0 && (
            <span className="ml-2 inline-grid h-6 min-w-6 place-items-center rounded-full bg-accent-soft px-1.5 align-[3px] font-sans text-13 font-strong text-on-accent-soft">
              {count}
            </span>
          )}
        </h2>
        {aside && <div className="flex-none text-14 text-ink-2">{aside}</div>}
      </div>
      <div>{children}</div>
    </section>
  );
}
