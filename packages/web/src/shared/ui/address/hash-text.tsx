import type { ReactNode } from 'react';

/** 64 digits in eight groups, both ends bold: what people compare first. */
export function HashText({ hex }: Readonly<{ hex: string }>): ReactNode {
  const groups = hex.match(/.{8}/g) ?? [];
  return (
    <p className="grid max-w-[312px] grid-cols-4 font-mono text-14">
      <span className="sr-only">{hex}</span>
      {groups.map((group, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: eight fixed places.
          key={index}
          aria-hidden
          className={index === 0 || index === groups.length - 1 ? 'font-strong' : undefined}
        >
          {group}
        </span>
      ))}
    </p>
  );
}
