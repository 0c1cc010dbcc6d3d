import type { Page } from 'playwright-core';
import type { Visitor } from '../visitor/visitor.ts';

type Watched = Readonly<{
  /** What stored content did so far that it must not, and what is in the page that it must not have made. */
  problems(): Promise<readonly string[]>;
}>;

/** Whatever could run, load or lead elsewhere, if content had become part of the page. */
const forbidden = [
  'body iframe:not([src^="/"])',
  'object, embed, base, applet',
  'meta[http-equiv=refresh]',
  'main script, main style, main link, main meta',
  '[onerror], [onload], [onclick], [onfocus], [onmouseover], [onbegin], [autofocus]',
  '[srcdoc]',
  'a[href^="javascript:" i], a[href^="data:" i], a[href^="//"]',
  'a[target=_blank]:not([rel~=noopener])',
].join();

/** Listens before anything of the page runs. */
export async function watch(
  visitor: Visitor,
  site: string,
  nodes: readonly string[],
): Promise<Watched> {
  const { page, context } = visitor;
  const seen: string[] = [];
  const known = new Set([site, ...nodes].map((url) => new URL(url).origin));
  await context.addInitScript(listen);
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => seen.push(`popup: ${popup.url()}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn = known.has(url.origin) || ['blob:', 'data:'].includes(url.protocol);
    if (!isOwn) seen.push(`request: ${url}`);
  });
  return { problems: async () => [...seen, ...(await inPage(page))] };
}

/** Runs in the page. */
function listen(): void {
  const told: string[] = [];
  const window = globalThis as unknown as Record<string, unknown>;
  window['told'] = told;
  window['ran'] = () => told.push('it ran');
  document.addEventListener('securitypolicyviolation', (event) =>
    told.push(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
  );
}

const inPage = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const made = [...document.querySelectorAll(selector)].map((one) => `element: ${one.outerHTML}`);
    const images = [...document.images]
      .filter(({ src }) => /^https?:/.test(src) && !src.startsWith(location.origin))
      .map(({ src }) => `image: ${src}`);
    return [...(globalThis as unknown as { told: string[] }).told, ...made, ...images];
  }, forbidden);
