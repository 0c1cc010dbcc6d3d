/**
 * Work that many ask for at once is done for all of them together: one that asks while it is in progress gets the next
 * time, which began after they asked, and all who ask by then share it.
 */
export function oneAfterAnother(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  function begin(): Promise<void> {
    const mine = work().finally(() => {
      running = null;
    });
    running = mine;
    return mine;
  }

  return () => {
    if (running === null && next === null) return begin();
    next ??= (running ?? Promise.resolve())
      // Whoever asked for the one before hears of its failure.
      .catch(() => {})
      .then(() => {
        next = null;
        return begin();
      });
    return next;
  };
}
