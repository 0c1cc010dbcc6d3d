/** Places of files in the list of names: those of any language, then those of each, in the order en, zh-TW. */
type NeededFiles = readonly (readonly number[])[];

/** What the page may load. */
interface StartFiles {
  /** Addresses of the app, in the order in which they run, each in a task of its own. */
  readonly app: readonly string[];
  /** Address of the frame around the app on a desktop. */
  readonly desktop: string;
  /** `ui-a1b2` stands for `/assets/ui-a1b2.js`. */
  readonly names: readonly string[];
  /** What the app needs on every page. */
  readonly always: NeededFiles;
  /** What each page needs besides, by its path: `/token/:` takes any token, `*` is every other address. */
  readonly pages: Readonly<Record<string, NeededFiles>>;
}
