import type { WalletWindow } from './injected.ts';

const places = ['tron', 'tronLink', 'tronWeb', 'okxwallet'] as const;
const announced = 'TIP6963:announceProvider';
const requested = 'TIP6963:requestProvider';

/**
 * In the desktop frame: shows the frame the wallets of the page around it, since extensions may put theirs
 * only there. A wallet that comes late is seen as well, and one that does enter the frame wins.
 */
export function bridgeFrame(frame: WalletWindow): void {
  const outer = frame.parent as WalletWindow;
  if (outer === frame) return;
  for (const place of places) if (!frame[place]) borrow(frame, outer, place);

  outer.addEventListener(announced, (event) => {
    const { detail } = event as CustomEvent;
    frame.dispatchEvent(new CustomEvent(announced, { detail }));
  });
  frame.addEventListener(requested, () => outer.dispatchEvent(new Event(requested)));
  outer.addEventListener('message', ({ data, origin }) => {
    if (origin === frame.location.origin && isOfWallet(data)) frame.postMessage(data, origin);
  });
}

function borrow(frame: WalletWindow, outer: WalletWindow, place: (typeof places)[number]): void {
  Object.defineProperty(frame, place, {
    configurable: true,
    get: () => outer[place],
    set: (value: unknown) =>
      Object.defineProperty(frame, place, { configurable: true, writable: true, value }),
  });
}

function isOfWallet(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'message' in data;
}
