import { Socket } from 'node:net';
import rateLimit, { normalizeIP, type RateLimitOptions } from '@fastify/rate-limit';
import type { Pace } from '@vellum/api/wire/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooManyRequests } from '../refusals/refusal.ts';
import { type SessionCookie, sessionTokenOf } from '../sessions/session-token.ts';
import type { BelievedProxies } from './believed-proxies.ts';
import type { Limits } from './limits.ts';

/** Refused requests of a network within its minute, after which its connections are closed without an answer. */
const REFUSALS_ANSWERED = 300;
/** Networks or people that are counted at a time; beyond them the least recent is forgotten. */
const COUNTED = 50_000;
const MINUTE_MS = 60_000;

/** How often people and networks call. Counts are kept by each process for itself. */
export type RequestLimits = Readonly<{
  /** Counts a request as it arrives, before its body; throws RATE_LIMITED. */
  arrive(request: FastifyRequest): Promise<void>;
  /** Counts a call whose session is known; throws RATE_LIMITED. */
  callOf(request: FastifyRequest): Promise<void>;
  /** Counts what could not be read as a request; false when its network sent too much to be answered. */
  mayAnswer(socket: Socket): Promise<boolean>;
}>;

type RequestLimiter = ReturnType<FastifyInstance['createRateLimit']>;
type Options = Readonly<{ limits: Limits; cookie: SessionCookie; proxies: BelievedProxies | null }>;

/** Bounds requests by network and calls by signed-in address. */
export function limitRequests(
  app: FastifyInstance,
  { limits, cookie, proxies }: Options,
): RequestLimits {
  /** A flood without a cookie uses up nothing of those who are signed in behind the same address; one that invents cookies does. */
  const ofCrowd = ({ ip, headers }: FastifyRequest) =>
    `${normalizeIP(ip)} ${sessionTokenOf(headers, cookie) === null ? 'anonymous' : 'signed in'}`;
  const limiter = (options: RateLimitOptions) =>
    app.createRateLimit({ timeWindow: MINUTE_MS, cache: COUNTED, ...options } as RateLimitOptions);
  const ceiling = limiter({ max: limits.ceiling, ban: REFUSALS_ANSWERED, keyGenerator: ofCrowd });
  const byNetwork = limiter({
    max: (request) => limits.perNetwork[paceOf(request)] ?? limits.ceiling,
    keyGenerator: (request) => `${paceOf(request)} ${normalizeIP(request.ip)}`,
  });
  const byPerson = limiter({
    max: (request) => limits.perPerson[paceOf(request)] ?? limits.ceiling,
    keyGenerator: (request) => `${paceOf(request)} ${request.session?.address}`,
  });
  /** Neither a proxy of ours, nor what a page asks for in the name of its visitor, nor who is gone already. */
  const isDirect = (socket: Socket) =>
    socket instanceof Socket &&
    socket.remoteAddress !== undefined &&
    !proxies?.(socket.remoteAddress, 0);

  return {
    async arrive(request) {
      const { socket } = request.raw;
      // Closing a proxy's connection would have it believe that this process is down.
      await count(ceiling, request, () => isDirect(socket) && socket.destroy());
      if (paceOf(request) in limits.perNetwork) await count(byNetwork, request);
    },
    async callOf(request) {
      if (request.session !== null) await count(byPerson, request);
    },
    async mayAnswer(socket) {
      if (!isDirect(socket)) return true;
      const counted = await ceiling(unread(socket));
      return counted.isAllowed || !counted.isExceeded;
    },
  };
}

async function count(
  limiter: RequestLimiter,
  request: FastifyRequest,
  onBan?: () => void,
): Promise<void> {
  const counted = await limiter(request);
  if (counted.isAllowed || !counted.isExceeded) return;
  if (counted.isBanned) onBan?.();
  throw tooManyRequests(counted.ttlInSeconds);
}

/** Pages, their files and unknown paths count as reads. */
const paceOf = ({ routeOptions }: FastifyRequest): Pace =>
  routeOptions.config?.endpoint?.pace ?? 'read';

/** What is no HTTP has no request: all that counts of it is where it came from. */
const unread = ({ remoteAddress = '' }: Socket) =>
  ({ ip: remoteAddress, headers: {}, routeOptions: {} }) as FastifyRequest;

/** Makes `createRateLimit` available; no route is limited by it alone. */
export const provideRateLimits = (app: FastifyInstance) =>
  app.register(rateLimit, { global: false });
