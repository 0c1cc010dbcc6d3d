/** Whether the browser believes it has a network; what knows of no networks, as the server that draws a page, has one. */
export function isOnline(): boolean {
  return navigator.onLine !== false;
}
