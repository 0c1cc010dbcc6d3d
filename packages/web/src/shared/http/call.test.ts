import { paths } from '@vellum/api/wire/paths';
import { describe, expect, it } from 'vitest';
import { call } from './call.ts';
import { type CallFailed, onHttpFailure } from './call-failed.ts';

type Sent = { url: string; init: RequestInit };

/** The network, as far as one call sees it. */
function network(answer: () => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const fetching = async (url: string | URL | Request, init: RequestInit = {}) => {
    sent.push({ url: String(url), init });
    return answer();
  };
  return { sent, fetch: fetching as typeof fetch };
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('it went well');
    },
    (error: CallFailed) => error,
  );

describe('a call', () => {
  it('is a form-urlencoded POST in the language of the reader', async () => {
    const { sent, fetch } = network(() =>
      json({ code: 'OK', message: '', data: 7, requestId: 'r' }),
    );
    const reply = await call(paths.membership.enter, { address: 'T' as never }, { fetch });
    expect(reply).toBe(7);
    expect(sent[0]?.url).toBe(paths.membership.enter);
    expect(sent[0]?.init.method).toBe('POST');
    expect(new Headers(sent[0]?.init.headers).get('accept-language')).toBe('en-US');
    expect(String(sent[0]?.init.body)).toBe('address=T');
  });

  it('rejects with the code of a refusal and tells who clears the loading toast (S7.05)', async () => {
    const failure = { code: 'SELF_INVITE', message: 'no', requestId: 'r' };
    const { fetch } = network(() => json(failure, 422));
    const heard: string[] = [];
    const stop = onHttpFailure(({ message }) => heard.push(message));
    const error = await caught(call(paths.project.config, {}, { fetch }));
    stop();
    expect(error.problem).toEqual({ kind: 'refused', status: 422, failure });
    expect(heard).toEqual(['SELF_INVITE']);
  });

  it('refuses an answer that is no envelope, whatever its status', async () => {
    const { fetch } = network(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const error = await caught(call(paths.project.config, {}, { fetch }));
    expect(error.problem).toEqual({ kind: 'no-envelope', status: 502 });
  });

  it('fails when it has no answer after ten seconds (S7.04 S9.08)', async () => {
    const clock = new AbortController();
    let allowed = 0;
    const limit = (milliseconds: number) => {
      allowed = milliseconds;
      return clock.signal;
    };
    const silent = (async (_url, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      })) as typeof fetch;
    const failing = caught(call(paths.project.config, {}, { fetch: silent, limit }));
    clock.abort(new DOMException('over', 'TimeoutError'));
    expect((await failing).problem.kind).toBe('timeout');
    expect(allowed).toBe(10_000);
  });

  it('tells a lost connection from a slow one', async () => {
    const lost = network(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await caught(call(paths.project.config, {}, lost))).problem.kind).toBe('unreachable');
  });

  it('says nothing to anyone when the caller gave up', async () => {
    const heard: string[] = [];
    const stop = onHttpFailure(({ message }) => heard.push(message));
    const given = AbortSignal.abort(new Error('left the page'));
    const { fetch } = network(() => Promise.reject(given.reason));
    const error = await caught(call(paths.project.config, {}, { fetch, signal: given }));
    stop();
    expect(error.message).toBe('left the page');
    expect(heard).toEqual([]);
  });
});
