import { endpointList } from '../src/endpoints/endpoints.ts';
import { contractNames } from '../src/order-kinds/contract-names.ts';
import { type OrderKind, orderKinds } from '../src/order-kinds/order-kinds.ts';
import { actionList } from '../src/orders/actions.ts';
import { type Term, terms } from '../src/texts/terms.ts';
import { paths } from '../src/wire/paths.ts';

const head = `# Glossary

For writers who look up a term and engineers who look up a name: what the screens call a thing in both languages, what the code calls it, its
path over HTTP, and the contract function behind it. \`node packages/api/scripts/write-glossary.ts\` generates this page from the tables in
\`packages/api\`; a test fails when it is out of date. The app explains its terms under All features, Glossary.
`;

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const code = (text: string) => `\`${text}\``;

function table(titles: readonly string[], rows: readonly string[]): string {
  return [row(...titles), row(...titles.map(() => '---')), ...rows].join('\n');
}

function kindRow(kind: OrderKind): string {
  const own = endpointList.filter(({ endpoint }) => endpoint.order?.kind === kind);
  const pathsOf = (part: 'before' | 'after') =>
    own
      .filter(({ endpoint }) => endpoint.order?.part === part)
      .map(({ endpoint }) => endpoint.path);
  const action = actionList.find((candidate) => candidate.kind === kind);
  const before = action ? [`${paths.orders.prepare} (action=${kind})`] : pathsOf('before');
  const after = action ? [paths.orders.report] : pathsOf('after');
  const cells = [before, after, contractNames[kind]].map((names) => names.map(code).join(', '));
  return row(code(kind), ...cells.map((cell) => cell || 'none yet'));
}

const endpointRows = () =>
  endpointList.map(({ group, name, endpoint: { method, path, caller, summary } }) =>
    row(code(`${group}.${name}`), `${method} ${code(path)}`, code(caller), summary),
  );

const termRow = ({ english, chinese, not = [] }: Term) =>
  row(english, chinese, not.map(code).join(', '));

/** The text of docs/glossary.md. */
export function glossary(): string {
  return [
    head,
    '## Terms',
    '',
    'One thing has one name on every screen. `scripts/dialect.test.ts` refuses the names on the right.',
    '',
    table(['English', '繁體中文', 'not'], terms.map(termRow)),
    '',
    '## Paid actions',
    '',
    'Each is a Before, a transaction that the wallet signs, and an After.',
    '',
    table(['domain', 'Before', 'After', 'contract'], orderKinds.map(kindRow)),
    '',
    '## Endpoints',
    '',
    'Callers: `-` anyone, `S` a session, `S+` a session of an active address, `C` the creator of the token, `A` an administrator.',
    '',
    table(['domain', 'wire', 'caller', 'does'], endpointRows()),
    '',
  ].join('\n');
}
