import { createHash } from 'node:crypto';
import { endpointList, type NamedEndpoint } from '@vellum/api/endpoints/endpoints';
import { openApi } from '@vellum/api/endpoints/openapi';
import { openApiPath } from '@vellum/api/wire/paths';
import type { FastifyInstance } from 'fastify';

const docsPath = '/docs';

/** The contract for machines, and a plain page of it for people. */
export function serveDocs(app: FastifyInstance, version: string): void {
  let document: string | undefined;
  const page = docsPage();
  app.get(openApiPath, (_request, reply) => {
    // Made for the first who asks: no start waits for it.
    document ??= JSON.stringify(openApi(version));
    return reply.header('content-type', 'application/json; charset=utf-8').send(document);
  });
  app.get(docsPath, (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src ${styleHash}; frame-ancestors 'none'`,
      })
      .send(page),
  );
}

const callers = { '-': 'anyone', S: 'session', 'S+': 'active', C: 'creator', A: 'administrator' };

function docsPage(): string {
  const groups = Object.groupBy(endpointList, ({ group }) => group);
  const sections = Object.entries(groups).map(
    ([group, list = []]) => `<h2>${group}</h2><table>${list.map(rowOf).join('')}</table>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Vellum API</title>
<meta name="viewport" content="width=device-width"><style>${style}</style>
<h1>Vellum API</h1><p>Every call is a form sent by POST unless it says GET. The whole contract as OpenAPI:
<a href="${openApiPath}">${openApiPath}</a></p>${sections.join('')}</html>`;
}

function rowOf({ name, endpoint }: NamedEndpoint): string {
  const { method, path, summary, caller, errors } = endpoint;
  return `<tr><td><b>${name}</b><br>${escaped(summary)}<td><code>${method} ${escaped(path)}</code><br>${
    callers[caller]
  }<td class="codes">${errors.join(' ')}`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}td{border-top:1px solid #8886;padding:.5rem .75rem .5rem 0;vertical-align:top}
td:first-child{width:38%}.codes{font-size:.75rem;opacity:.75;word-spacing:.25rem}`;

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
