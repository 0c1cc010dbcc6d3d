/** Runs one after the other. Calls that come while one runs share the next one, which begins after them. */
export function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let following: Promise<void> | null = null;
  const begin = () => {
    const begun = run().finally(() => {
      running = null;
    });
    running = begun;
    return begun;
  };
  return () => {
    if (running === null) return begin();
    const follow = () => {
      following = null;
      return begin();
    };
    following ??= running.then(follow, follow);
    return following;
  };
}
