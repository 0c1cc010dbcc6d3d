import type { AppParts } from './app.ts';
import type { SessionStore } from './features/identity/session-store.ts';
import { ownsHelper } from './features/liquidity/edit-plan.ts';
import { holdsToken, namesToken } from './features/token-launch/holds-token.ts';
import { createHttp } from './platform/http/http.ts';
import { originsOf } from './platform/http/origin.ts';
import { observeRequests } from './platform/http/request-observer.ts';
import { believedProxies } from './platform/limits/believed-proxies.ts';
import { limitsFor } from './platform/limits/limits.ts';
import type { SessionCookie } from './platform/sessions/session-token.ts';

export function httpOf(parts: AppParts, sessions: SessionStore, cookie: SessionCookie) {
  const { modules, metrics, publicUrl, limits = limitsFor(), timeoutMs, checkReplies } = parts;
  const { config, clock, log, inviters } = modules;
  const admins = new Set(config.admins);
  let origins: ReadonlySet<string> | undefined;
  return createHttp({
    clock,
    log,
    cookie,
    findSession: sessions.find,
    isBehindTls: config.publicUrl?.startsWith('https:') ?? false,
    rights: {
      isActive: inviters.isActive,
      isCreator: (address, body) =>
        namesToken(body)
          ? holdsToken(modules.launch.tokens.tokens, address, body)
          : ownsHelper(modules.earn.liquidity, address),
      isAdmin: (address) => admins.has(address),
    },
    origins: () => {
      origins ??= originsOf(publicUrl());
      return origins;
    },
    limits: config.rateLimits === 'on' ? limits : null,
    proxies: believedProxies(config.trustedProxies),
    observe: observeRequests(log, metrics),
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(checkReplies !== undefined && { checkReplies }),
  });
}
