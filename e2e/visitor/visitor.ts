import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { appIn } from './app-in.ts';
import { isDeep } from './ways.ts';

const phoneAgent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

/** What Playwright says where `keeps` is not wished for. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

type Wishes = Readonly<{
  locale?: 'en' | 'zh-TW';
  theme?: 'light' | 'dark';
  /** What the browser asks for, where nothing was chosen yet. */
  asksFor?: string;
  width?: number;
  /** A desktop browser instead of a phone. */
  desktop?: boolean;
  /** Keeps the app for times without a network. Others do not: a worker answers before a test can. */
  keeps?: boolean;
}>;

export type Visitor = Readonly<{
  page: Page;
  context: BrowserContext;
  /** Everything the page complained about so far. */
  complaints: readonly string[];
  leave: () => Promise<void>;
}>;

/** Someone with an empty browser, or one that remembers the wishes of an earlier visit. */
export async function visit(browser: Browser, site: string, wishes: Wishes = {}): Promise<Visitor> {
  const { desktop = false, width = desktop ? 1440 : 390 } = wishes;
  const context = await browser.newContext({
    baseURL: site,
    ...remembered(site, wishes),
    ...(wishes.asksFor !== undefined && { locale: wishes.asksFor }),
    viewport: { width, height: desktop ? 900 : 844 },
    serviceWorkers: wishes.keeps ? 'allow' : 'block',
    // What moves is waited for by every click; the deep run does.
    reducedMotion: isDeep ? 'no-preference' : 'reduce',
    ...(!desktop && { userAgent: phoneAgent, hasTouch: true, isMobile: true }),
  });
  // A limit for something that hangs, also on a real chain and a busy machine.
  context.setDefaultTimeout(120_000);
  await context.addInitScript(waitLonger, 12);
  const page = await context.newPage();
  waitForApp(page, desktop);
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (!isComplaint || message.text() === workerBlocked) return;
    complaints.push(`${message.text()} ${pathOf(message.location().url)}`.trim());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  const leave = async () => {
    // What the page still asks for is of no interest to who leaves, nor is that it gets no answer.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  };
  return { page, context, complaints, leave };
}

/** Of what a complaint is about; empty where it names nothing. */
const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : '');

/**
 * Runs in the page, which calls an answer lost after ten seconds and shows that: a machine that stalls is not what a test
 * looks at.
 */
function waitLonger(times: number): void {
  const limit = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => limit(milliseconds * times);
}

/**
 * Pages stand before the app does, and what a test does to them then is not what it wants to look at. Who says until when
 * to wait waits for no more.
 */
function waitForApp(page: Page, desktop: boolean): void {
  const app = appIn(page, desktop);
  const isThere = () => app.locator('html[data-app]').waitFor({ state: 'attached' });
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    if (options?.waitUntil === undefined && address !== 'about:blank') await isThere();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil === undefined) await isThere();
    return answer;
  };
}

/** What an earlier visit left in the browser; what the visitor changes later stays changed. */
function remembered(
  site: string,
  { locale, theme }: Wishes,
): Pick<BrowserContextOptions, 'storageState'> {
  const localStorage = [
    ...(locale ? [{ name: 'vellum.locale', value: locale }] : []),
    ...(theme ? [{ name: 'vellum.theme', value: theme }] : []),
  ];
  if (localStorage.length === 0) return {};
  return { storageState: { cookies: [], origins: [{ origin: site, localStorage }] } };
}
