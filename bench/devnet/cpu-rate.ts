/** Operations per second of processor time that this process spends, all its threads counted. */
export async function cpuRate(operations: number, work: () => Promise<void>): Promise<number> {
  globalThis.gc?.();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return operations / ((user + system) / 1e6);
}

export type Compared = Readonly<{
  ours: readonly number[];
  theirs: readonly number[];
  ratios: readonly number[];
}>;

/**
 * Measures two things in turn, so that whatever else the machine does hits both alike. The first round
 * warms up and is dropped; the order changes every round.
 */
export async function compareRates(
  rounds: number,
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<Compared> {
  const pairs: (readonly [number, number])[] = [];
  for (let round = 0; round <= rounds; round++) {
    if (round % 2 === 0) {
      const own = await ours();
      pairs.push([own, await theirs()]);
    } else {
      const other = await theirs();
      pairs.push([await ours(), other]);
    }
  }
  const counted = pairs.slice(1);
  return {
    ours: counted.map(([own]) => own),
    theirs: counted.map(([, other]) => other),
    ratios: counted.map(([own, other]) => own / other),
  };
}
