import { createLog } from '../src/platform/log.ts';
import { createMetrics } from '../src/platform/metrics.ts';
import { paceLimits } from '../src/platform/rate-limiter.ts';
import { observeRequests } from '../src/platform/request-observer.ts';
import { plainHttp } from './plain-http.ts';

/** For `npm run bench`: the server's HTTP with everything it does for a request, and limits that nobody reaches. */
export function benchHttp() {
  // Lines are written and thrown away: this is not about the disk.
  const log = createLog('info', '/dev/null');
  const endless = Object.keys(paceLimits).map((pace) => [pace, { perIp: 1e9, perAddress: 1e9 }]);
  return plainHttp({
    log,
    limits: Object.fromEntries(endless),
    observe: observeRequests(log, createMetrics()),
  });
}
