type Kept<Parts, Made> = Readonly<{ parts: Parts; made: Made }>;

/**
 * What `make` gives of an object and other parts, made again only when one of them is another object or value; of a
 * part that is a list, one of its members. It must depend on nothing else. It is kept and forgotten with the
 * object, which is best one of `unchangedReads`. Nobody changes what is kept: many calls share it.
 */
export function keptWith<Of extends object, Parts extends object, Made>(
  make: (of: Of, parts: Parts) => Made,
): (of: Of, parts: Parts) => Made {
  const known = new WeakMap<Of, Kept<Parts, Made>>();
  return (of, parts) => {
    const kept = known.get(of);
    if (kept !== undefined && areSame(kept.parts, parts)) return kept.made;
    const made = make(of, parts);
    known.set(of, { parts, made });
    return made;
  };
}

function areSame<Parts extends object>(one: Parts, other: Parts): boolean {
  for (const name in one) if (!isSame(one[name], other[name])) return false;
  return true;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  return one.length === other.length && one.every((member, at) => member === other[at]);
}
