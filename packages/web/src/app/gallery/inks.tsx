import type { ReactNode } from 'react';
import { Section } from '../../shared/ui/lists/section.tsx';

const inks = [
  ...['bg', 'surface', 'surface-2', 'text', 'text-2', 'primary', 'primary-soft', 'accent'],
  ...['accent-soft', 'up', 'down', 'warn', 'info', 'line', 'line-soft', 'rule'],
];

const sizes = [
  ['title text-24', 'Page title, 24'],
  ['title text-20', 'Section, 20'],
  ['text-32 font-strong', '12,480.36'],
  ['text-16', 'Body, 16: rewards come only from funds already there.'],
  ['text-14 text-ink-2', 'Secondary, 14: read at block 68,214,903.'],
  ['text-13 text-ink-2', 'Labels under numbers, 13'],
  ['font-mono text-13', 'TR7NHq…jLj6t'],
] as const;

/** The values of the visual language as they are in this theme. */
export function Inks(): ReactNode {
  return (
    <Section title="Ink and type">
      <ul className="grid grid-cols-4 gap-x-2 gap-y-3 px-4">
        {inks.map((ink) => (
          <li key={ink} className="text-12 text-ink-2">
            <span
              className="block h-10 rounded-chip border border-line-soft"
              style={{ background: `var(--${ink})` }}
            />
            {ink}
          </li>
        ))}
      </ul>
      <div className="grid gap-2 px-4 pt-4">
        {sizes.map(([look, text]) => (
          <p key={look} className={look}>
            {text}
          </p>
        ))}
      </div>
    </Section>
  );
}
