const hidden = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|^(?:import|pragma)\b[^;]*;/gm;

/** The source with comments, strings and imports blanked; every position and line stays where it was. */
export function maskCode(source: string): string {
  return source.replace(hidden, (text) => text.replaceAll(/[^\n]/g, ' '));
}
