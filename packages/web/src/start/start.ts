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
  const language = files.locales[locale];
  for (const href of language ? [...files.preload, language] : files.preload) preload(href);
  run(files.app);
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
  document.head.append(script);
}
