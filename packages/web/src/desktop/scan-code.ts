import { encode } from 'uqr';
import { qrPath } from '../shared/ui/art/qr-path.ts';

const svg = 'http://www.w3.org/2000/svg';

/** A QR code of an address. */
export function scanCode(address: string, label: string): SVGSVGElement {
  const { data, size } = encode(address, { border: 0, ecc: 'M' });
  const drawing = document.createElementNS(svg, 'svg');
  drawing.setAttribute('viewBox', `0 0 ${size} ${size}`);
  drawing.setAttribute('role', 'img');
  drawing.setAttribute('aria-label', label);
  drawing.setAttribute('shape-rendering', 'crispEdges');
  const modules = document.createElementNS(svg, 'path');
  modules.setAttribute('d', qrPath(data));
  drawing.append(modules);
  return drawing;
}
