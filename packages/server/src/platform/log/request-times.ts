/** How long requests took, in the text format of Prometheus: counted for every request, so it is kept plain. */
export class RequestTimes {
  readonly #routes = new Map<string, Map<number, Series>>();

  observe(route: string, status: number, seconds: number): void {
    const series = this.#seriesOf(route, status);
    const bound = bounds.findIndex((most) => seconds <= most);
    const at = bound === -1 ? bounds.length : bound;
    series.counts[at] = (series.counts[at] ?? 0) + 1;
    series.sum += seconds;
  }

  text(): string {
    const lines = [
      `# HELP ${name} Time from the arrival of a request to the end of its answer`,
      `# TYPE ${name} histogram`,
    ];
    for (const [route, statuses] of this.#routes) {
      for (const [status, series] of statuses) {
        lines.push(...linesOf(`route="${route}",status="${status}"`, series));
      }
    }
    return `${lines.join('\n')}\n`;
  }

  #seriesOf(route: string, status: number): Series {
    const statuses = this.#routes.get(route) ?? new Map<number, Series>();
    const series = statuses.get(status) ?? { counts: [...noCounts], sum: 0 };
    if (!statuses.has(status)) this.#routes.set(route, statuses.set(status, series));
    return series;
  }
}

const name = 'http_request_seconds';
/** Seconds. */
const bounds = [0.002, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 3, 8];

/** Requests up to each bound but above the one before; the last are those above all. */
type Series = { readonly counts: number[]; sum: number };
const noCounts: readonly number[] = [...bounds, Infinity].map(() => 0);

function linesOf(labels: string, { counts, sum }: Series): string[] {
  let count = 0;
  const buckets = [...bounds, '+Inf'].map((bound, at) => {
    count += counts[at] ?? 0;
    return `${name}_bucket{le="${bound}",${labels}} ${count}`;
  });
  return [...buckets, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${count}`];
}
