/** What the page may load: addresses of the app, the frame, what the app, its first page and every other page need at once, the languages. */
interface StartFiles {
  readonly app: string;
  readonly desktop: string;
  readonly preload: readonly string[];
  readonly home: readonly string[];
  readonly pages: readonly string[];
  readonly locales: Readonly<Record<string, string>>;
}
