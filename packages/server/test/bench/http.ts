import { observeRequests } from '../../src/platform/http/request-observer.ts';
import { limitsFor } from '../../src/platform/limits/limits.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { createMetrics } from '../../src/platform/log/metrics.ts';
import { plainHttp } from '../plain-http.ts';

/** For `npm run bench`: the server's HTTP with everything it does for a request, and limits that nobody reaches. */
export function benchHttp() {
  // Lines are written and thrown away: this is not about the disk.
  const log = createLog('info', '/dev/null');
  return plainHttp({
    log,
    limits: { ...limitsFor(1e6), perPerson: {} },
    observe: observeRequests(log, createMetrics()),
  });
}
