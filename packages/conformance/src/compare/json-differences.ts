import { isJsonObject, type Json, type JsonObject } from '@vellum/tron/json';

/** Where two answers differ; `here` and `there` are undefined where the field is absent. */
export type JsonDifference = Readonly<{
  path: string;
  kind: 'value' | 'type' | 'absent here' | 'absent there' | 'length' | 'order';
  here: Json | undefined;
  there: Json | undefined;
}>;

/** Every difference between two normalised answers. */
export function jsonDifferences(here: Json, there: Json, path = ''): JsonDifference[] {
  if (Array.isArray(here) && Array.isArray(there)) return listDifferences(here, there, path);
  if (isJsonObject(here) && isJsonObject(there)) return objectDifferences(here, there, path);
  if (here === there || closeEnough(here, there)) return [];
  const kind = typeName(here) === typeName(there) ? 'value' : 'type';
  return [{ path, kind, here, there }];
}

function listDifferences(
  here: readonly Json[],
  there: readonly Json[],
  path: string,
): JsonDifference[] {
  if (here.length !== there.length) return [{ path, kind: 'length', here, there }];
  return here.flatMap((item, at) => jsonDifferences(item, there[at] ?? null, `${path}[${at}]`));
}

function objectDifferences(here: JsonObject, there: JsonObject, path: string): JsonDifference[] {
  const keys = new Set([...Object.keys(here), ...Object.keys(there)]);
  const inFields = [...keys].flatMap((key) =>
    fieldDifferences(here[key], there[key], `${path}.${key}`),
  );
  const common = (json: JsonObject, other: JsonObject) =>
    Object.keys(json).filter((key) => other[key] !== undefined);
  const [ordered, expected] = [common(here, there), common(there, here)];
  if (ordered.join() === expected.join()) return inFields;
  return [...inFields, { path, kind: 'order', here: ordered, there: expected }];
}

function fieldDifferences(
  here: Json | undefined,
  there: Json | undefined,
  path: string,
): JsonDifference[] {
  if (here === undefined) return [{ path, kind: 'absent here', here, there }];
  if (there === undefined) return [{ path, kind: 'absent there', here, there }];
  return jsonDifferences(here, there, path);
}

const ABOUT = /^about (\d+)$/;

/** Usage recovers while a run lasts: a day brings it to nothing, some minutes take less than a hundredth. */
function closeEnough(here: Json, there: Json): boolean {
  const [a, b] = [here, there].map((json) => ABOUT.exec(String(json))?.[1]);
  if (a === undefined || b === undefined) return false;
  return Math.abs(Number(a) - Number(b)) <= 2 + Math.max(Number(a), Number(b)) / 50;
}

function typeName(json: Json): string {
  if (Array.isArray(json)) return 'list';
  return json === null ? 'null' : typeof json === 'bigint' ? 'number' : typeof json;
}
