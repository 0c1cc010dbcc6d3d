/** Addresses of what the page may load. */
interface StartFiles {
  readonly app: string;
  /** What the app imports before it runs. */
  readonly imports: readonly string[];
  /** The frame around the app on a desktop. */
  readonly desktop: string;
}
