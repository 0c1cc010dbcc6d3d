import { useState } from 'react';

export type Selection = Readonly<{
  isOn: boolean;
  /** In the order of the list; a card that left the list is not chosen any more. */
  chosen: readonly string[];
  start: () => void;
  end: () => void;
  all: () => void;
  toggle: (tokenId: string) => void;
  drop: (tokenId: string) => void;
}>;

/** Several of the cards in a list. */
export function useSelection(present: readonly string[]): Selection {
  const [picked, pick] = useState<ReadonlySet<string> | null>(null);
  const without = (tokenId: string) =>
    pick((set) => set && new Set([...set].filter((one) => one !== tokenId)));
  return {
    isOn: picked !== null,
    chosen: present.filter((tokenId) => picked?.has(tokenId)),
    start: () => pick(new Set()),
    end: () => pick(null),
    all: () => pick(new Set(present)),
    toggle: (tokenId) =>
      picked?.has(tokenId) ? without(tokenId) : pick((set) => new Set([...(set ?? []), tokenId])),
    drop: without,
  };
}
