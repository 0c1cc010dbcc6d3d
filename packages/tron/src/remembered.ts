/**
 * The same function, which remembers its last answers: between `most` and twice as many, so that whoever asks
 * for ever new texts costs no more memory. Only for functions of nothing but a short text; what throws is not
 * remembered.
 */
/* @__NO_SIDE_EFFECTS__ */
export function remembered<K extends string, V extends string | boolean | bigint>(
  compute: (text: K) => V,
  most: number,
): (text: K) => V {
  let young = new Map<K, V>();
  let old = young;
  return (text) => {
    const known = young.get(text);
    if (known !== undefined) return known;
    const value = old.get(text) ?? compute(text);
    if (young.size >= most) {
      old = young;
      young = new Map();
    }
    young.set(text, value);
    return value;
  };
}
