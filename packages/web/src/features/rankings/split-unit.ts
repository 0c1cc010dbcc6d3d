/** `39,480.65 TRX` as its number and its unit with the gap; the sign of a percentage belongs to its number. */
export function splitUnit(text: string): Readonly<{ number: string; unit: string }> {
  const [, number = text, unit = ''] = /^([\d.,]+[MB]?)([ \u00a0].+)$/.exec(text) ?? [];
  return { number, unit };
}
