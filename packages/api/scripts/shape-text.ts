/** A JSON Schema as far as the contract uses it. */
export type Schema = Readonly<{
  type?: string | readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  additionalProperties?: Schema | boolean;
}>;

const names: Readonly<Record<string, string>> = { string: 'text', number: 'number' };

/** A schema in one line, much as TypeScript would write it: `{ list: { id: text, txid?: text }[] }`. */
export function shapeText(schema: Schema): string {
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.map(shapeText).join(' or ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return choiceText(schema.enum);
  if (schema.items) return listText(schema.items);
  if (schema.properties) return objectText(schema);
  if (typeof schema.additionalProperties === 'object') {
    return `{ any: ${shapeText(schema.additionalProperties)} }`;
  }
  return [schema.type ?? 'anything']
    .flat()
    .map((type) => names[type] ?? type)
    .join(' or ');
}

/** The fields of an object, each with what it takes; a question mark where it may be left out. */
export function fieldTexts({ properties = {}, required = [] }: Schema): string[] {
  return Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${shapeText(schema)}`,
  );
}

/** The fields of a page beside its rows, which are the same everywhere. */
const ofPages = ['pageNo', 'pageSize', 'hasMore', 'total', 'asOf'];

function objectText(schema: Schema): string {
  const { list, ...rest } = schema.properties ?? {};
  const isPage = list?.items && ofPages.every((name) => name in rest);
  if (!isPage) return `{ ${fieldTexts(schema).join(', ')} }`.replace('{  }', '{ }');
  const others = fieldTexts({ ...schema, properties: rest }).filter(
    (text) => !ofPages.includes(text.replace(/\??:.*/, '')),
  );
  return [`page of ${shapeText(list.items ?? {})}`, ...others].join(', with ');
}

/** Of many choices the first few: a line stays one that can be read. */
const MOST_CHOICES = 8;

function choiceText(choices: readonly unknown[]): string {
  const texts = choices.map((value) => JSON.stringify(value));
  if (texts.length <= MOST_CHOICES) return texts.join(' or ');
  return `${texts.slice(0, 3).join(' or ')} or … (${texts.length} in all)`;
}

function listText(of: Schema): string {
  const text = shapeText(of);
  return text.includes(' or ') && !text.startsWith('{') ? `(${text})[]` : `${text}[]`;
}
