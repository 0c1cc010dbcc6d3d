import type { ReactNode } from 'react';
import { PartFailed } from '../states/part-failed.tsx';
import { Section } from './section.tsx';

type MissingPartProps = Readonly<{ title: string; text: string; retry: () => unknown }>;

/** Instead of a part that could not be read: nothing there would say that there is none. */
export function MissingPart({ title, text, retry }: MissingPartProps): ReactNode {
  return (
    <Section title={title}>
      <div className="px-4">
        <PartFailed text={text} retry={() => void retry()} />
      </div>
    </Section>
  );
}
