/** How often a connected wallet is looked at: some tell nobody when their account or network changes. */
const everyMilliseconds = 3000;

/** What wallets post to the page when something about them changes. */
const actions = new Set([
  'accountsChanged',
  'setAccount',
  'setNode',
  'connect',
  'connectWeb',
  'disconnect',
  'disconnectWeb',
]);

/**
 * Calls `look` whenever a wallet may have changed, or can be asked again: on return to the first page, with its network, on
 * messages to any page, and by the clock.
 */
export function watchWallet(pages: readonly Window[], look: () => void): () => void {
  const [page = window] = pages;
  const over = new AbortController();
  const options = { signal: over.signal };
  const isSeen = () => page.document.visibilityState !== 'hidden';

  for (const event of ['focus', 'online', 'offline']) page.addEventListener(event, look, options);
  page.document.addEventListener('visibilitychange', () => isSeen() && look(), options);
  const hear = ({ data }: MessageEvent) => {
    if (actions.has(actionOf(data))) look();
  };
  for (const one of pages) one.addEventListener('message', hear, options);
  const timer = setInterval(() => isSeen() && look(), everyMilliseconds);
  over.signal.addEventListener('abort', () => clearInterval(timer));
  return () => over.abort();
}

function actionOf(data: unknown): string {
  const message =
    typeof data === 'object' && data !== null && 'message' in data ? data.message : null;
  const action =
    typeof message === 'object' && message !== null && 'action' in message ? message.action : '';
  return typeof action === 'string' ? action : '';
}
