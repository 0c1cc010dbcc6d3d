export type CalendarEntry = Readonly<{
  /** Same for the same entry, so that a calendar replaces it instead of keeping two. */
  id: string;
  title: string;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
  /** When the file was made, milliseconds. */
  madeAt: number;
}>;

/** Minutes before, at which the calendar reminds. */
const REMINDER = 60;

/** One moment as a calendar file (RFC 5545): lines end in CRLF and are folded at 75 bytes. */
export function calendarFile({ id, title, text, at, madeAt }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vellum//Due dates//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${stamp(madeAt)}`,
    `DTSTART:${stamp(at)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${REMINDER}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** `20270630T142000Z`. */
function stamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+|[-:]/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (letter) => `\\${letter}`).replace(/\r\n?|\n/g, '\\n');
}

const BYTES_A_LINE = 75;
const bytes = new TextEncoder();

/** No line longer than 75 bytes; the next one continues after a space. Letters are never cut apart. */
function folded(line: string): string {
  let out = '';
  let room = BYTES_A_LINE;
  for (const letter of line) {
    const size = bytes.encode(letter).length;
    if (size > room) {
      out += '\r\n ';
      room = BYTES_A_LINE - 1;
    }
    out += letter;
    room -= size;
  }
  return out;
}
