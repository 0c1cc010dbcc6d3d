/** The ways in which bytes are usually written: one of them in a text gives the key away. */
function keyForms(hex: string): readonly string[] {
  const bytes = Buffer.from(hex, 'hex');
  const numbers = [...bytes];
  return [
    hex.toLowerCase(),
    hex.toUpperCase(),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
    BigInt(`0x${hex}`).toString(10),
    numbers.join(','),
    numbers.join(', '),
    // As Node prints a Buffer or Uint8Array.
    numbers.map((byte) => byte.toString(16).padStart(2, '0')).join(' '),
    // Half of it is no less of a leak: what is cut short in a message is not harmless.
    hex.toLowerCase().slice(0, 32),
    hex.toLowerCase().slice(32),
  ];
}

/** Which of the keys stand in a text, in whatever form. Line ends and gaps do not hide one. */
export function keysIn(text: string, keys: Readonly<Record<string, string>>): readonly string[] {
  const dense = text.replaceAll(/\s+/g, ' ');
  return Object.entries(keys)
    .filter(([, hex]) => keyForms(hex).some((form) => dense.includes(form)))
    .map(([name]) => name);
}
