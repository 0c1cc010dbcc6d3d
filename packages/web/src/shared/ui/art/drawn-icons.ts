import { createLucideIcon } from 'lucide-react';

/** A document: frame, two lines of text, a seal. */
export const Certificate = createLucideIcon('certificate', [
  ['rect', { key: 'frame', x: 3, y: 5, width: 18, height: 14, rx: 0.5 }],
  ['path', { key: 'text', d: 'M6.5 10H10M6.5 14H9' }],
  ['circle', { key: 'seal', cx: 15.5, cy: 12, r: 2.8 }],
]);

/** A coin laid into a tray. */
export const CoinTray = createLucideIcon('coin-tray', [
  ['circle', { key: 'coin', cx: 12, cy: 7.5, r: 4.5 }],
  ['path', { key: 'mark', d: 'M12 5.8v3.4' }],
  ['path', { key: 'tray', d: 'M3 14v6h18v-6h-4v2.5H7V14z' }],
]);
