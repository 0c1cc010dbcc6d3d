import { NICK_NAME_LENGTH } from '@vellum/api/nick-name';
import type { ReactNode } from 'react';

/** A mark for each character of a nick name: filled, still free, and too many. */
export function CountBar({ count }: Readonly<{ count: number }>): ReactNode {
  // More marks than these would be too narrow to see.
  const marks = Math.min(Math.max(count, NICK_NAME_LENGTH), NICK_NAME_LENGTH + 6);
  return (
    <div aria-hidden className="mt-2 flex gap-1">
      {Array.from({ length: marks }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks have fixed places.
          key={place}
          className={`h-2 flex-1 rounded-[1px] ${lookOf(place, count)}`}
        />
      ))}
    </div>
  );
}

function lookOf(place: number, count: number): string {
  if (place >= NICK_NAME_LENGTH) return 'bg-down';
  return place < count ? 'bg-primary' : 'hatched';
}
