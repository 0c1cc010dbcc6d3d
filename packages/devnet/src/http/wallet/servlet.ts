import type { Json } from '@vellum/tron/json';
import type { Finality } from '../../chain/chain.ts';
import type { HttpCaller, HttpContext } from '../handler.ts';
import type { ServletRequest } from './servlet-request.ts';

/** A request to a path of the node, with how its answer is written: a call is the style of its answer. */
export type ServletCall = HttpContext &
  HttpCaller &
  Readonly<{
    /** `solid` below /walletsolidity. */
    finality: Finality;
    visible: boolean;
    request: ServletRequest;
  }>;

/** What a servlet reads out of a request. */
export type Read<T> = (request: ServletRequest) => Readonly<{ visible: boolean; asked: T }>;

/** How a servlet is asked by each method; java-tron's ones do without GET by refusing it or by saying nothing. */
export type Reading<T> = Readonly<{ get: Read<T> | 'refused' | 'silent'; post: Read<T> }>;

/** Undefined for an answer without a body. */
type Answer = Json | undefined | Promise<Json | undefined>;
type Run = (call: Omit<ServletCall, 'visible'>) => Answer;

/** A path of the node, by the last part of its name. */
export type Servlet = Readonly<{ get: Run | 'refused' | 'silent'; post: Run }>;
export type ServletTable = Readonly<Record<string, Servlet>>;

export function servlet<T>(
  { get, post }: Reading<T>,
  answer: (call: ServletCall, asked: T) => Answer,
): Servlet {
  const run =
    (read: Read<T>): Run =>
    (call) => {
      const { visible, asked } = read(call.request);
      return answer({ ...call, visible }, asked);
    };
  return { get: typeof get === 'string' ? get : run(get), post: run(post) };
}
