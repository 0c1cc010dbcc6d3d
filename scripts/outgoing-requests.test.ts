import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './project-files.ts';

/** Those that only serve, or only look at addresses, are named too: a new file is looked at before it is added. */
const known = [
  // Ask the nodes of the configuration, and nobody else.
  'packages/server/src/features/node-relay/node-http.ts',
  'packages/server/src/indexer/node/http-fetch.ts',
  'packages/tron/src/client/endpoint.ts',
  // Finds a free port for the embedded database.
  'packages/server/src/platform/database/embedded.ts',
  // Serve.
  'packages/server/src/platform/http/http.ts',
  'packages/server/src/platform/log/metrics.ts',
  // Look at addresses and headers.
  'packages/server/src/platform/http/ambiguous-request.ts',
  'packages/server/src/platform/limits/limit-connections.ts',
  'packages/server/src/platform/limits/limit-requests.ts',
  'packages/server/src/platform/http/origin.ts',
  'packages/server/src/platform/limits/own-network.ts',
  'packages/server/src/platform/http/private-host.ts',
  'packages/server/src/platform/sessions/session-token.ts',
];

test('what the server can ask for is in few files, and each is known', () => {
  const network = /\bfetch\(url|from 'node:(http|https|http2|net|tls|dgram|dns)(\/promises)?'/;
  const found = projectFiles()
    .filter((file) => /^packages\/(server|tron|api|art)\/src\/.*(?<!\.test)\.ts$/.test(file))
    .filter((file) => network.test(readProjectFile(file)));
  expect(found.sort()).toEqual(known.sort());
});
