import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import { projectRoot, readProjectFile } from './project-files.ts';

/** What a text is on the screen; each kind has its greatest length. */
export type TextKind = 'button' | 'label' | 'hint';

/** A text of the app at the place that shows it. */
export type ShownText = Readonly<{ kind: TextKind; module: string; key: string }>;

type Node = Readonly<{ type: string; [part: string]: unknown }>;

const BUTTONS = new Set(['Button', 'ActionButton']);
const FIELDS = /Field$|^(?:Fact|Stat|Figure|Choice|Checkbox)$/;

/** Every button, field label and hint of a page module whose text comes from the messages by a literal key. */
export function shownTexts(file: string): readonly ShownText[] {
  const { body } = parseSync(file, readProjectFile(file)).program;
  const nodes = nodesIn(body);
  const modules = messageModules(file, nodes);
  const translators = new Map(nodes.flatMap((node) => translatorOf(node, modules)));
  return nodes.flatMap(shownBy).flatMap(({ kind, translator, key }) => {
    const module = translators.get(translator);
    return module === undefined ? [] : [{ kind, module, key }];
  });
}

/** `const t = useTexts(cardTexts)`: the name of the translator and the module it reads. */
function translatorOf(node: Node, modules: ReadonlyMap<string, string>): [string, string][] {
  if (node.type !== 'VariableDeclarator') return [];
  const texts = argumentOfUseTexts(node['init']);
  const module = texts === null ? undefined : modules.get(texts);
  return module === undefined ? [] : [[nameOf(node['id']), module]];
}

type Call = Readonly<{ translator: string; key: string }>;

/** The texts of a button, or of the label or hint of an element. */
function shownBy(node: Node): readonly (Call & { kind: TextKind })[] {
  if (node.type !== 'JSXElement') return [];
  const opening = node['openingElement'] as Node;
  const element = nameOf(opening['name']);
  const of = (kind: TextKind, part: unknown) => callsIn(part).map((call) => ({ kind, ...call }));
  return [
    ...(BUTTONS.has(element) ? of('button', node['children']) : []),
    ...(opening['attributes'] as Node[]).flatMap((attribute) => {
      const kind = kindOf(element, nameOf(attribute['name']));
      return kind === null ? [] : of(kind, attribute['value']);
    }),
  ];
}

function kindOf(element: string, attribute: string): TextKind | null {
  if (attribute === 'hint' || attribute === 'detail') return 'hint';
  return attribute === 'label' && FIELDS.test(element) ? 'label' : null;
}

/** By the name under which texts are imported: the message module that they come from. */
function messageModules(file: string, nodes: readonly Node[]): ReadonlyMap<string, string> {
  const modules = new Map<string, string>();
  for (const node of nodes) {
    if (node.type !== 'ImportDeclaration') continue;
    const from = String((node['source'] as Node)['value']);
    if (!from.startsWith('.')) continue;
    const module = join(dirname(normalize(join(dirname(file), from))), 'messages');
    if (!existsSync(join(projectRoot, `${module}.en.ts`))) continue;
    for (const { local } of node['specifiers'] as unknown as { local: Node }[]) {
      modules.set(nameOf(local), module);
    }
  }
  return modules;
}

function argumentOfUseTexts(node: unknown): string | null {
  if (!isNode(node) || node.type !== 'CallExpression') return null;
  return nameOf(node['callee']) === 'useTexts' ? nameOf((node['arguments'] as Node[])[0]) : null;
}

/** Calls with a literal key that an expression can come to, outside of further elements. */
function callsIn(node: unknown): readonly Call[] {
  if (Array.isArray(node)) return node.flatMap(callsIn);
  if (!isNode(node) || node.type === 'JSXElement') return [];
  if (node.type === 'CallExpression') {
    const translator = nameOf(node['callee']);
    return literals((node['arguments'] as unknown[])[0]).map((key) => ({ translator, key }));
  }
  return ['expression', 'consequent', 'alternate', 'left', 'right'].flatMap((part) =>
    callsIn(node[part]),
  );
}

function literals(node: unknown): readonly string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : [];
  if (node.type !== 'ConditionalExpression') return [];
  return [...literals(node['consequent']), ...literals(node['alternate'])];
}

function nodesIn(node: unknown, found: Node[] = []): readonly Node[] {
  if (typeof node !== 'object' || node === null) return found;
  if (isNode(node)) found.push(node);
  for (const part of Object.values(node)) nodesIn(part, found);
  return found;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const nameOf = (node: unknown) =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';

const LONGEST = {
  button: { words: 3, han: 6 },
  label: { words: 3, han: 8 },
  hint: { characters: 90, han: 40 },
} as const;
const NAMES = /\b(?:Vellum|TRON|TRX|WTRX|USDT|VLM|LP|U|OTC|CSV|QR|TronLink|Ledger|OKX Wallet)\b/g;

/** What of an ICU text exceeds its kind, not counting names, numbers and dates; `null` where nothing does. */
export function excess(kind: TextKind, text: string): string | null {
  for (const form of formsOf(text)) {
    const over = /\p{Script=Han}/u.test(form)
      ? chineseExcess(kind, form)
      : englishExcess(kind, form);
    if (over !== null) return over;
  }
  return null;
}

function chineseExcess(kind: TextKind, form: string): string | null {
  const count = form.match(/\p{Script=Han}/gu)?.length ?? 0;
  return count > LONGEST[kind].han ? `${count} characters` : null;
}

function englishExcess(kind: TextKind, form: string): string | null {
  if (kind === 'hint') {
    return form.length > LONGEST.hint.characters ? `${form.length} characters` : null;
  }
  const words = form.replace(NAMES, '').split(/\s+/);
  const count = words.filter((word) => /\p{L}/u.test(word)).length;
  return count > LONGEST[kind].words ? `${count} words` : null;
}

/** The forms in which an ICU text can be read, without its values. */
function formsOf(text: string): readonly string[] {
  const plain = text.replace(/\{\w+(?:, number)?\}/g, '');
  const plural = plain.match(/^(.*?)\{\w+, (?:plural|select),(.*)\}(.*)$/s);
  if (!plural) return [plain];
  const [, before, branches = '', after] = plural;
  return [...branches.matchAll(/\{([^{}]*)\}/g)].map(([, branch]) => `${before}${branch}${after}`);
}
