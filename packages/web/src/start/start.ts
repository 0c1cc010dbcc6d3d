/** Milliseconds from a rendered frame on after which the app begins in any case. */
const LONGEST_PAINT = 400;

/**
 * Runs inside the page before anything is drawn, so it imports nothing: sets language, theme and colours of prices, and loads
 * either the app or, on a desktop, only the frame around it. The build calls it with the names of the files.
 */
export function start(files: StartFiles): void {
  const root = document.documentElement;
  const stated = /[?&]lang=(en|zh-TW)(?:&|$)/.exec(location.search)?.[1];
  root.lang = (stated ?? stored('vellum.locale')) === 'zh-TW' ? 'zh-Hant-TW' : 'en';
  const theme = stored('vellum.theme');
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  const rise = stored('vellum.rise');
  if (rise === 'green' || rise === 'red') root.dataset['rise'] = rise;
  if (stored('vellum.wallet') !== null) root.dataset['returning'] = '';

  // Another site must not show this one inside its own pages.
  if (framedByStranger()) {
    root.dataset['frame'] = 'foreign';
    return;
  }
  if (isDesktop(navigator.userAgent) && window.top === window) {
    root.dataset['frame'] = 'outer';
    run(files.desktop);
    return;
  }
  document.addEventListener('DOMContentLoaded', () => startApp(files));
}

/** Where the server has rendered the page, it has line and processor to itself until it is painted. */
function startApp({ app, imports }: StartFiles): void {
  const load = () => {
    imports.forEach(preload);
    run(app);
  };
  const view = document.querySelector('#root[data-drawn]');
  if (view === null) {
    load();
    return;
  }
  // The page's policy takes no styles from markup.
  for (const part of view.querySelectorAll<HTMLElement>('[data-style]')) {
    part.style.cssText = part.dataset['style'] ?? '';
    delete part.dataset['style'];
  }
  afterPaint(load);
}

/**
 * A frame that is rendered may take as long again to be shown, and what is fetched meanwhile delays it. Not every browser
 * tells when it is shown, and a page in the background is not painted at all.
 */
function afterPaint(work: () => void): void {
  let isBegun = false;
  const begin = () => {
    if (!isBegun) work();
    isBegun = true;
  };
  if (document.visibilityState === 'hidden') begin();
  requestAnimationFrame(() => {
    setTimeout(begin, LONGEST_PAINT);
    new PerformanceObserver((seen) => {
      if (seen.getEntriesByName('first-contentful-paint').length > 0) begin();
    }).observe({ type: 'paint', buffered: true });
  });
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be forbidden; the app works without it.
    return null;
  }
}

/** Spec §1: everything but these is a desktop. */
export function isDesktop(agent: string): boolean {
  const phones = /Android|iPhone|Symbian|SymbOS|Windows Phone|iPad|iPod/i;
  return !phones.test(agent);
}

function framedByStranger(): boolean {
  try {
    return window.top?.location.origin !== location.origin;
  } catch {
    // Only the page of another origin may not be looked at.
    return true;
  }
}

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

function run(source: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = source;
  // Also when something that it imports does not come.
  script.onerror = startFailed;
  document.head.append(script);
}

/** Nothing will enable the controls; links work. No language may be there either, so the text is in both. */
export function startFailed(): void {
  const link = document.createElement('a');
  link.href = location.pathname + location.search;
  link.textContent = 'Vellum did not load. Reload. · Vellum 未能載入，請重新載入。';
  link.className = 'block px-4 py-3 text-primary underline';
  document.body.prepend(link);
}
