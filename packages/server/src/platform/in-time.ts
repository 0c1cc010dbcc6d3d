/** What a promise gives, or undefined when it takes longer than so many milliseconds. */
export function inTime<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  const { promise: over, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, milliseconds, undefined);
  return Promise.race([promise, over]).finally(() => clearTimeout(timer));
}
