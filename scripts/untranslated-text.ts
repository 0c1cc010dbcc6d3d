import { parseSync } from 'vite';

type Node = Readonly<{ type: string; start: number; [part: string]: unknown }>;

/** Names that are the same in every language. */
const names = new Set(['Vellum', 'TRON', 'TRX', 'USDT', 'VLM', 'WTRX', 'TronLink', 'OKX Wallet']);

/** Attributes that a person reads or hears, of the browser's elements and of our own components. */
const spoken = new Set([
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'],
  ...['aria-placeholder', 'title', 'placeholder', 'alt', 'label', 'detail', 'text', 'confirm'],
  ...['cancel', 'note', 'hint', 'unit', 'caption', 'message', 'description', 'heading', 'action'],
]);
const spokenFields = new Set(['text', 'title', 'detail', 'label']);
const assigned = new Set(['textContent', 'innerText', 'ariaLabel', 'title', 'alt', 'placeholder']);

/** `line: text` of everything in a module that reaches a reader without coming from the messages. */
export function untranslatedTexts(file: string, source: string): readonly string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const found: string[] = [];
  const tell = (node: Node) => {
    for (const { text, start } of literals(node)) {
      const words = text.trim().replace(/^· /, '');
      if (!/\p{L}{2}/u.test(words) || names.has(words)) continue;
      found.push(`${source.slice(0, start).split('\n').length}: ${words}`);
    }
  };
  walk(program as unknown as Node, (node) => readersOf(node).forEach(tell));
  return found;
}

/** The parts of this node that are shown or spoken. */
function readersOf(node: Node): readonly Node[] {
  switch (node.type) {
    case 'JSXText':
      return [node];
    case 'JSXElement':
    case 'JSXFragment':
      return (node['children'] as Node[]).filter(({ type }) => type === 'JSXExpressionContainer');
    case 'JSXAttribute':
      return spoken.has(nameOf(node['name'])) && isNode(node['value']) ? [node['value']] : [];
    case 'CallExpression':
      return nameOf(node['callee']) === 'showToast' ? (node['arguments'] as Node[]) : [];
    case 'AssignmentExpression':
      return assigned.has(nameOf((node['left'] as Node)['property']))
        ? [node['right'] as Node]
        : [];
    default:
      return [];
  }
}

/** The texts that an expression can come to; calls and names are someone else's business. */
function literals(node: Node): readonly Readonly<{ text: string; start: number }>[] {
  const among = (parts: readonly unknown[]) => parts.filter(isNode).flatMap(literals);
  switch (node.type) {
    case 'JSXText':
    case 'Literal':
      return typeof node['value'] === 'string' ? [{ text: node['value'], start: node.start }] : [];
    case 'TemplateElement':
      return [{ text: (node['value'] as { raw: string }).raw, start: node.start }];
    case 'TemplateLiteral':
      return among(node['quasis'] as Node[]);
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return among([node['expression']]);
    case 'ConditionalExpression':
      return among([node['consequent'], node['alternate']]);
    case 'LogicalExpression':
      return among([node['left'], node['right']]);
    case 'BinaryExpression':
      return node['operator'] === '+' ? among([node['left'], node['right']]) : [];
    case 'ObjectExpression':
      return among((node['properties'] as Node[]).map(spokenValue));
    default:
      return [];
  }
}

function spokenValue(property: Node): unknown {
  return spokenFields.has(nameOf(property['key'])) ? property['value'] : null;
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) walk(child, visit);
  }
}
