import { newUuid } from '../state/new-uuid.ts';
import type { WalletWindow } from './injected.ts';

const announced = 'TIP6963:announceProvider';
const requested = 'TIP6963:requestProvider';

/** Milliseconds after which a wallet that is asked to announce itself counts as one that cannot. */
const patience = 300;

type Announcement = CustomEvent<
  Readonly<{ info?: Readonly<{ name?: string }>; provider?: unknown }>
>;

export type TronLinkAnnouncement = Readonly<{
  /** TronLink's provider once it was announced; null before. */
  provider(): unknown;
  /** Asks wallets to announce themselves; they may do so at once. */
  ask(): void;
  stop(): void;
}>;

/**
 * Listens for wallets that announce themselves (TIP-6963). A TronLink that is too old to answer is
 * announced by the page in its place, since the adapter otherwise waits five seconds before it looks elsewhere.
 */
export function listenForTronLink(page: WalletWindow, onFound: () => void): TronLinkAnnouncement {
  let provider: unknown = null;
  const over = new AbortController();
  const options = { signal: over.signal };

  const hear = (event: Event) => {
    const { info, provider: heard } = (event as Announcement).detail ?? {};
    if (info?.name !== 'TronLink' || !heard) return;
    provider = heard;
    onFound();
  };
  const answerFor = () => {
    setTimeout(() => {
      if (provider || over.signal.aborted || !page.tron?.isTronLink) return;
      page.dispatchEvent(announcementOf(page.tron));
    }, patience);
  };
  page.addEventListener(announced, hear, options);
  page.addEventListener(requested, answerFor, options);
  return {
    provider: () => provider,
    ask: () => void page.dispatchEvent(new Event(requested)),
    stop: () => over.abort(),
  };
}

function announcementOf(provider: unknown): Event {
  const info = { uuid: newUuid(), name: 'TronLink', icon: '', rdns: 'org.tronlink.www' };
  return new CustomEvent(announced, { detail: Object.freeze({ info, provider }) });
}
