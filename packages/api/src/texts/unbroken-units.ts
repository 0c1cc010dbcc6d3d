const UNITS = ['TRX', 'WTRX', 'USDT', 'VLM', 'LP', 'U', 'MB', 'ms', 'min', 's', 'h', 'd'].join('|');
const COUNTERS = '[天秒分小個張份筆位枚盒次人種]';
const AFTER_VALUE = new RegExp(
  `(?<=[\\d#}]) (?=(?:${UNITS})(?![\\w])|\\{(?:coin|symbol|unit)\\}|${COUNTERS})`,
  'g',
);

/** An ICU text whose values stay on one line with their units, whatever its author typed between them. */
export function unbrokenUnits(text: string): string {
  return text.replace(AFTER_VALUE, '\u00a0');
}
