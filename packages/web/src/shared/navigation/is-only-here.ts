/** Whether a host name means the machine that the browser runs on: on a phone the same name is the phone itself. */
export function isOnlyHere(hostname: string): boolean {
  return /^(?:127(?:\.\d+){3}|\[::1\]|(?:.+\.)?localhost)$/.test(hostname);
}
