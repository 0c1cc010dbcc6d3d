import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { RequestTimes } from './request-times.ts';

/** Figures of one server, for Prometheus. */
export type Metrics = Readonly<{
  request(route: string, status: number, seconds: number): void;
  /** A value that is read when someone asks; left out while it cannot be read. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  text(): Promise<string>;
  contentType: string;
}>;

const UNREAD = 'metrics_unread';

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new RequestTimes();
  const unread = new Set<string>();
  const unreadText = () =>
    `# HELP ${UNREAD} Figures that are left out because they could not be read\n` +
    `# TYPE ${UNREAD} gauge\n${UNREAD} ${unread.size}\n`;
  return {
    contentType: registry.contentType,
    request: (route, status, seconds) => requests.observe(route, status, seconds),
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          try {
            this.set(await read());
            unread.delete(name);
          } catch {
            // One slow or failed query must not hide the other figures; how many are missing is a figure too.
            unread.add(name);
            this.remove();
          }
        },
      });
    },
    text: async () => (await registry.metrics()) + unreadText() + requests.text(),
  };
}

/** On a port of its own, which is not for the public. */
export function serveMetrics(metrics: Metrics, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((settle, fail) => {
    server.once('error', fail).listen(port, host, () => settle(server));
  });
}
