/** Milliseconds from a drawn frame on after which the app begins in any case. */
const LONGEST_PAINT = 400;

/**
 * Runs inside the page before anything is drawn, so it imports nothing: sets language and theme, and loads
 * either the app or, on a desktop, only the frame around it. The build calls it with the names of the files.
 */
export function start(files: StartFiles): void {
  const root = document.documentElement;
  const locale = stored('vellum.locale') === 'zh-TW' ? 'zh-TW' : 'en';
  root.lang = locale === 'en' ? 'en' : 'zh-Hant-TW';
  const theme = stored('vellum.theme');
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;

  // Another site must not show this one inside its own pages.
  if (framedByStranger()) return;
  if (isDesktop(navigator.userAgent) && window.top === window) {
    root.dataset['frame'] = 'outer';
    run(files.desktop);
    return;
  }
  startApp(files, locale);
}

/**
 * Fetches everything at once and runs it when the page that can be read without it is painted. Where there is such a page
 * it has the whole line until then.
 */
function startApp(files: StartFiles, locale: string): void {
  const fetchAll = () => {
    for (const name of namesAt(location.pathname, files, locale)) preload(`/assets/${name}.js`);
  };
  const isHome = location.pathname === '/';
  // Whoever has a wallet is shown no other drawn page than the first: there is nothing to make way for.
  const isBare = !isHome && stored('vellum.wallet') !== null;
  if (isBare) fetchAll();
  document.addEventListener('DOMContentLoaded', () => {
    const isShown = showFirstPage(locale, isHome);
    if (!isShown && !isBare) fetchAll();
    const runAll = () => files.app.forEach(run);
    if (!isShown) {
      afterFrame(runAll);
      return;
    }
    afterPaint(() => {
      fetchAll();
      runAll();
    });
  });
}

/** Names of all the files that the page of a path needs in a language. */
export function namesAt(path: string, files: StartFiles, locale: string): string[] {
  const { names, always, pages } = files;
  const page = pages[path] ?? pages[path.replace(/[^/]+$/, ':')] ?? pages['*'] ?? [];
  const language = locale === 'en' ? 1 : 2;
  return [always, page]
    .flatMap((needed) => [...(needed[0] ?? []), ...(needed[language] ?? [])])
    .flatMap((number) => names[number] ?? []);
}

/**
 * Puts the page where the app will be, and says whether it came as markup. Its links work; what is pressed is kept in mind for the app.
 * Other pages than the first one are drawn for people without a wallet.
 */
function showFirstPage(locale: string, isHome: boolean): boolean {
  const shell = document.querySelector<HTMLTemplateElement>(`template[data-start=${locale}]`);
  if (!shell) return false;
  if (!isHome && stored('vellum.wallet') !== null) {
    // The page of somebody else would stand there until their wallet is found, and lose what they do meanwhile.
    document.getElementById('drawn')?.remove();
    return false;
  }
  for (const part of shell.content.querySelectorAll<HTMLElement>('[data-style]')) {
    part.style.cssText = part.dataset['style'] ?? '';
  }
  const parts = [...shell.content.children];
  document.getElementById('root')?.replaceChildren(shell.content);
  for (const part of parts) keepDeeds(part);
  const connect = document.querySelector<HTMLElement>('#root [data-tour=wallet] button');
  // Who was connected before will be again: no button that is not meant for them.
  if (connect && stored('vellum.wallet') !== null) connect.hidden = true;
  return true;
}

/** What is pressed or stepped to before the app is there is kept in mind for it; what would be typed waits. */
function keepDeeds(part: Element): void {
  for (const field of part.querySelectorAll<HTMLElement>('input, textarea, select')) {
    field.inert = true;
    field.setAttribute(field instanceof HTMLSelectElement ? 'disabled' : 'readonly', '');
  }
  for (const kind of ['click', 'focusin']) {
    part.addEventListener(kind, ({ target }) => {
      const control = (target as Element).closest(CONTROLS);
      if (control) document.documentElement.dataset[kind] = placeOf(control);
    });
  }
}

/** All that can be pressed. */
export const CONTROLS = '#root :is(a, button, label, summary)';

/** How it is known, and which it is of how many that are known so. */
function placeOf(control: Element): string {
  const mark = markOf(control);
  const same = [...document.querySelectorAll(CONTROLS)].filter((other) => markOf(other) === mark);
  return `${same.indexOf(control)} ${same.length} ${mark}`;
}

/**
 * What a control says, where it leads, and the row and part of the page that it stands in. Rows change places: one is known
 * by where it leads, else by what it says.
 */
export function markOf(control: Element): string {
  const row = control.closest('li, tr, article');
  return JSON.stringify([
    control.getAttribute('aria-label') ?? control.textContent,
    control.getAttribute('href'),
    row && (row.querySelector('a')?.getAttribute('href') ?? row.textContent),
    control.closest('section')?.querySelector('h2')?.textContent,
    control.closest('header, nav')?.localName,
  ]);
}

/** A page in the background is not painted at all. */
function afterFrame(work: () => void): void {
  if (document.visibilityState === 'hidden') work();
  else requestAnimationFrame(() => setTimeout(work));
}

/**
 * What stands is on the screen before the app takes line and processor: a frame that is drawn may take as long again to be
 * shown. Not every browser tells.
 */
function afterPaint(work: () => void): void {
  let isBegun = false;
  const begin = () => {
    if (!isBegun) work();
    isBegun = true;
  };
  afterFrame(() => {
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
  // One after the other.
  script.async = false;
  document.head.append(script);
}
