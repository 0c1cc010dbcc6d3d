import { pagePlane } from '../shared/art/page-rosette.ts';
import { isOnlyHere } from '../shared/navigation/is-only-here.ts';
import { pageAddress } from '../shared/navigation/page-address.ts';
import { deskRosette } from './desk-rosette.ts';
import { type DeskTexts, deskTexts } from './desk-texts.ts';
import { element, svgElement } from './element.ts';
import { scanCode } from './scan-code.ts';

/** Spec §1: the app in the middle is as wide as a large phone. */
const frameWidth = 480;

/** What a desktop browser shows: the promise, the app in a frame of its own, a code for the phone. */
function openDesk(): void {
  const chinese = document.documentElement.lang.startsWith('zh');
  const texts = deskTexts[chinese ? 'zh-TW' : 'en'];

  const art = svgElement(deskRosette, pagePlane);
  art.setAttribute('class', 'desk-art');
  const promise = element('header', 'desk-promise', [
    brand(),
    element('h1', 'desk-words', [texts.promise]),
    element('p', 'desk-note', [texts.note]),
  ]);
  const frame = element('iframe', 'desk-frame', []);
  frame.title = texts.frame;
  frame.width = String(frameWidth);
  frame.allow = 'clipboard-read; clipboard-write';
  frame.src = pageAddress(location);
  const scan = scanPart(frame, texts);
  const desk = element('div', 'desk', [art, promise, element('main', 'desk-app', [frame]), scan]);
  document.getElementById('root')?.replaceWith(desk);
}

/** A code that leads a phone here, or why there is none. */
function scanPart(frame: HTMLIFrameElement, texts: DeskTexts): HTMLElement {
  if (isOnlyHere(location.hostname)) {
    return element('aside', 'desk-scan', [element('p', '', [texts.onlyHere])]);
  }
  const code = scanCode(location.href, texts.scan);
  const scan = element('aside', 'desk-scan', [code, element('p', '', [texts.scan])]);
  followAddress(frame, scan, texts.scan);
  return scan;
}

function brand(): HTMLElement {
  const mark = element('img', '', []);
  mark.src = '/vellum.svg';
  mark.alt = '';
  return element('p', 'desk-brand', [mark, 'Vellum']);
}

/** The code leads to the page that is open, so it is drawn again when the app goes elsewhere. */
function followAddress(frame: HTMLIFrameElement, scan: HTMLElement, label: string): void {
  let shown = location.href;
  const redraw = () => {
    if (location.href === shown) return;
    shown = location.href;
    scan.firstElementChild?.replaceWith(scanCode(shown, label));
  };
  window.addEventListener('vellum:address', redraw);
  frame.addEventListener('load', redraw);
}

openDesk();
