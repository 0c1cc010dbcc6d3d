import { type CustomTypesConfig, types } from 'pg';

const oid = { int8: 20, numeric: 1700, timestamptz: 1184 };

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [oid.int8]: BigInt,
  // Every numeric column has scale 0: amounts in base units.
  [oid.numeric]: BigInt,
  // Sessions run in UTC, so the text ends in +00.
  [oid.timestamptz]: (text) => Date.parse(`${text.replace(' ', 'T').slice(0, -3)}Z`),
};

/** How columns are read: int8 and numeric as bigint, timestamps as unix milliseconds. */
export const columnParsers: CustomTypesConfig = {
  getTypeParser: (id, format) =>
    (format !== 'binary' && parsers[id]) || types.getTypeParser(id, format),
};
