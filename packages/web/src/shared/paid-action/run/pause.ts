const sleepers = new Set<() => void>();

/** Waits, but no longer than until someone calls `wake`, the page is looked at again, or the network is back. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      sleepers.delete(end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    sleepers.add(end);
  });
}

/** Something may have changed: a block came, the page is looked at again. */
export function wake(): void {
  for (const end of [...sleepers]) end();
}
