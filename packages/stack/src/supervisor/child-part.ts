/** A part that hangs is ended by force after this time: everything is gone within ten seconds. */
const LONGEST_STOP_MS = 9_000;

/**
 * Ends this process with the stack that began it. The channel closes when the stack stops its part, and also when the
 * stack was killed. Signals of the terminal reach every process of it; the stack decides when its parts stop.
 */
export function endWithStack(stop: () => Promise<unknown>): void {
  const end = async () => {
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => {});
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    void end();
  });
  process.once('SIGTERM', () => void end());
}

/** Tells the stack something, unless it is gone; resolves when it is on its way. */
export function sayToStack(word: object): Promise<void> {
  return new Promise((sent) => {
    if (!process.connected || process.send === undefined) return sent();
    process.send(word, undefined, undefined, () => sent());
  });
}
