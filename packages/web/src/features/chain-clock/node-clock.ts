/** Why the node of the embedded chain did not move its clock. */
export class ClockRefused extends Error {
  override name = 'ClockRefused';
}

type Fetch = typeof fetch;

/** Chain time in milliseconds, as the next block would carry it. */
export async function readChainTime(node: string, fetching: Fetch = fetch): Promise<number> {
  return timeIn(await post(fetching, `${node}/admin/time`, {}));
}

/** Moves the chain's clock forward and makes a block there, so that everyone sees the new time at once. */
export function moveChainTime(
  node: string,
  milliseconds: number,
  fetching: Fetch = fetch,
): Promise<number> {
  return moved(node, { increase: milliseconds }, fetching);
}

/** The same to a moment; nothing where the chain has come to it meanwhile. */
export async function moveChainTimeTo(
  node: string,
  moment: number,
  fetching: Fetch = fetch,
): Promise<number> {
  const now = await readChainTime(node, fetching);
  return now < moment ? moved(node, { timestamp: moment }, fetching) : now;
}

async function moved(node: string, by: object, fetching: Fetch): Promise<number> {
  const time = timeIn(await post(fetching, `${node}/admin/time`, by));
  await post(fetching, `${node}/admin/mine`, {});
  return time;
}

async function post(fetching: Fetch, url: string, body: object): Promise<unknown> {
  // Without a content type of its own this needs no preflight; the node reads JSON either way.
  const response = await fetching(url, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new ClockRefused(`${response.status}`);
  return response.json();
}

function timeIn(answer: unknown): number {
  const now = (answer as { now?: unknown } | null)?.now;
  if (typeof now !== 'number') throw new ClockRefused('no time in the answer');
  return now;
}
