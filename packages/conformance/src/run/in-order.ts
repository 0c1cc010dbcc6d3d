/** Results of `count` tasks in their order, some of them running at once. */
export async function* inOrder<T>(
  count: number,
  atOnce: number,
  task: (index: number) => Promise<T>,
): AsyncGenerator<T, void> {
  const running: Promise<T>[] = [];
  for (let index = 0; index < count; index += 1) {
    const started = task(index);
    // Whoever waits for it sees a failure; until then it must not count as unhandled.
    started.catch(() => {});
    running.push(started);
    const first = running.length === atOnce ? running.shift() : undefined;
    if (first) yield await first;
  }
  for (const rest of running) yield await rest;
}
