import { type ReactNode, useId } from 'react';

type FieldsProps = Readonly<{ title: string; text?: string; children: ReactNode }>;

/** Fields that belong together, under a heading of their own. */
export function Fields({ title, text, children }: FieldsProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5 border-t border-line-soft pt-4">
      <div>
        <h3 id={id} className="title text-18">
          {title}
        </h3>
        {text && <p className="mt-1 text-14 text-ink-2">{text}</p>}
      </div>
      {children}
    </section>
  );
}
