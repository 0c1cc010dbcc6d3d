/** Thrown for text that is no message; `message` begins with line and column, as java-tron prints them. */
export class UnreadableMessage extends Error {
  override name = 'UnreadableMessage';
}

type Position = Readonly<{ line: number; column: number }>;

const SPACE = /(?:\s|#.*$)+/my;
const NAME = /[a-zA-Z_][0-9a-zA-Z_+-]*/y;
const NUMBER = /[.]?[0-9+-][0-9a-zA-Z_.+-]*/y;

/**
 * The tokens of a request in the grammar of java-tron's JSON reader: names, numbers, quoted text with its quotes,
 * and single characters. `current` is empty at the end.
 */
export class JsonTokens {
  readonly #text: string;
  /** Where the token after the current one begins. */
  #next = 0;
  #start = 0;
  #position: Position = { line: 1, column: 1 };
  #previous: Position = { line: 1, column: 1 };
  #current = '';

  constructor(text: string) {
    this.#text = text;
    this.#skipSpace();
    this.advance();
  }

  get current(): string {
    return this.#current;
  }

  /** Whether the current token begins as a number does. */
  get isInteger(): boolean {
    return /^[0-9+-]/.test(this.#current);
  }

  advance(): void {
    this.#previous = this.#position;
    this.#position = this.#positionOf(this.#next);
    this.#start = this.#next;
    this.#next = this.#endOfToken();
    this.#current = this.#text.slice(this.#start, this.#next);
    this.#skipSpace();
  }

  take(token: string): boolean {
    if (this.#current !== token) return false;
    this.advance();
    return true;
  }

  expect(token: string): void {
    if (!this.take(token)) throw this.error(`Expected "${token}".`);
  }

  /** The content of quoted text, escapes as they are written. Does not advance. */
  quoted(): string {
    const [quote] = this.#current;
    if (quote !== '"' && quote !== "'") throw this.error('Expected string.');
    if (this.#current.length < 2 || !this.#current.endsWith(quote)) {
      throw this.error('String missing ending quote.');
    }
    return this.#current.slice(1, -1);
  }

  /** A name, with or without quotes. */
  identifier(): string {
    const [wrong] = this.#current.match(/[^a-zA-Z0-9_."]/) ?? [];
    if (wrong !== undefined) throw this.error(`Expected identifier. -${wrong}`);
    const name = this.#current.replaceAll('"', '');
    this.advance();
    return name;
  }

  /** A problem with the current token. */
  error(text: string): UnreadableMessage {
    return errorAt(this.#position, text);
  }

  /** A problem with the token before. */
  errorBefore(text: string): UnreadableMessage {
    return errorAt(this.#previous, text);
  }

  #skipSpace(): void {
    SPACE.lastIndex = this.#next;
    if (SPACE.test(this.#text)) this.#next = SPACE.lastIndex;
  }

  #endOfToken(): number {
    const first = this.#text[this.#start];
    if (first === undefined) return this.#start;
    if (first === '"' || first === "'") return this.#endOfQuoted(first);
    for (const pattern of [NAME, NUMBER]) {
      pattern.lastIndex = this.#start;
      if (pattern.test(this.#text)) return pattern.lastIndex;
    }
    return this.#start + 1;
  }

  /** Behind the closing quote, or at the end of the line without one. */
  #endOfQuoted(quote: string): number {
    for (let at = this.#start + 1; at < this.#text.length; at++) {
      const character = this.#text[at];
      if (character === quote) return at + 1;
      if (character === '\n') return at;
      if (character === '\\') at++;
    }
    return this.#text.length;
  }

  #positionOf(index: number): Position {
    const passed = this.#text.slice(this.#start, index);
    const lines = passed.split('\n');
    const { line, column } = this.#position;
    if (lines.length === 1) return { line, column: column + passed.length };
    return { line: line + lines.length - 1, column: (lines.at(-1)?.length ?? 0) + 1 };
  }
}

function errorAt({ line, column }: Position, text: string): UnreadableMessage {
  return new UnreadableMessage(`${line}:${column}: ${text}`);
}
