import { isIP } from 'node:net';

/** Who may use the test hooks (/admin, /tre and the methods of the same kind at /jsonrpc) beside programs and pages of this machine. */
export type AdminPolicy = Readonly<{
  /** Origins of web pages, such as `https://app.example`. */
  allowedOrigins: readonly string[];
  /** Also callers that do not come through the loopback interface. */
  remoteAdmin: boolean;
}>;

/** What the guard looks at; header names as node:http gives them. */
export type Caller = Readonly<{
  remoteAddress: string | undefined;
  host: string | undefined;
  origin: string | undefined;
  fetchSite: string | undefined;
  /** Whether a proxy passed the request on. */
  isForwarded: boolean;
}>;

/**
 * Why a caller may not change the chain's test hooks, or undefined when it may. Any web page can send
 * requests to this machine, so pages are told from programs by what browsers cannot leave out.
 */
export function adminRefusal(policy: AdminPolicy, caller: Caller): string | undefined {
  // The address of a proxy on this machine says nothing of whom it speaks for.
  const isLocal = isLoopback(caller.remoteAddress ?? '') && !caller.isForwarded;
  if (!policy.remoteAdmin && !isLocal) return 'not a local caller';
  if (caller.origin !== undefined) {
    return isAllowedOrigin(policy, caller.origin) ? undefined : 'not an allowed origin';
  }
  // A page's own image or form sends no Origin on GET, but browsers mark where it comes from.
  if (caller.fetchSite === 'cross-site') return 'not from a page of this machine';
  // A name that resolves here may be a page's own domain, rebound to look like its own server.
  return isOwnHost(caller.host ?? '') ? undefined : 'not called by address';
}

/** Whether nobody beyond this machine can reach the chain: neither machines nor pages of other sites are let in. */
export function servesThisMachineAlone(policy: AdminPolicy, host: string): boolean {
  const isLocal = isLocalName(hostOf(`http://${isIP(host) === 6 ? `[${host}]` : host}`));
  return (
    isLocal &&
    !policy.remoteAdmin &&
    policy.allowedOrigins.every((origin) => isLocalName(hostOf(origin)))
  );
}

function isAllowedOrigin(policy: AdminPolicy, origin: string): boolean {
  return policy.allowedOrigins.includes(origin) || isLocalName(hostOf(origin));
}

function isOwnHost(host: string): boolean {
  const name = hostOf(`http://${host}`);
  return isLocalName(name) || isIP(name) !== 0;
}

function isLocalName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(name);
}

function isLoopback(address: string): boolean {
  return /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address) || address === '::1';
}

/** Host name of a URL without brackets; '' when it has none. */
function hostOf(url: string): string {
  if (!URL.canParse(url)) return '';
  return new URL(url).hostname.replace(/^\[|\]$/g, '');
}
