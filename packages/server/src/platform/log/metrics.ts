import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { RequestTimes } from './request-times.ts';

/** Figures of one server, for Prometheus. */
export type Metrics = Readonly<{
  request(route: string, status: number, seconds: number): void;
  /** A value that is read when someone asks. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  text(): Promise<string>;
  contentType: string;
}>;

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new RequestTimes();
  return {
    contentType: registry.contentType,
    request: (route, status, seconds) => requests.observe(route, status, seconds),
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(await read());
        },
      });
    },
    text: async () => (await registry.metrics()) + requests.text(),
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
