import { encodeForm, type FormValue } from '@vellum/api/form';
import { type Client, createClient } from '@vellum/tron/client/client';
import type { Fetch } from '@vellum/tron/client/endpoint';
import { isJsonObject, parseJson } from '@vellum/tron/json';
import type { ProjectConfig } from './project-config.ts';

/** Before the node's own paths, as `paths.nodeRelay` has them. */
const RELAY = '/node';

/** Access to the network by the way that the deployment names. */
export function nodeClient({ nodes }: ProjectConfig['network']): Client {
  if (nodes.access === 'relay') {
    const eventServers = nodes.events ? [RELAY] : [];
    return createClient({ fullNodes: [RELAY], eventServers, fetch: askRelay });
  }
  const { full, confirmed, events } = nodes;
  return createClient({
    fullNodes: [full],
    confirmedNodes: [confirmed],
    eventServers: events === null ? [] : [events],
    fetch: (url, init) => fetch(url, init),
  });
}

/** The same questions in the form that our server takes. Its answers are the node's own. */
const askRelay: Fetch = (url, { body, ...init }) => {
  if (body === undefined) return fetch(url, init);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  // Anybody may ask; a session would only be looked up.
  return fetch(url, { ...init, headers, body: formOf(body), credentials: 'omit' });
};

function formOf(json: string): URLSearchParams {
  const fields = parseJson(json);
  if (!isJsonObject(fields)) throw new TypeError('a question to a node is an object');
  return encodeForm(fields as Readonly<Record<string, FormValue | undefined>>);
}
