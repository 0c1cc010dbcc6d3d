import { endpointList } from '@vellum/api/endpoints/endpoints';
import { actionList } from '@vellum/api/orders/actions';

/** Each tries to run something, to load something, or to be read as something else. `ran()` would tell. */
export const hostileTexts = [
  '<script>ran()</script>',
  '<img src=x onerror=ran()>',
  '<svg onload=ran()>',
  '<svg><script>ran()</script></svg>',
  '<iframe srcdoc="<script>parent.ran()</script>">',
  '<a href="javascript:ran()">x</a>',
  '</title></textarea></style><script>ran()</script>',
  '<style>*{display:none}</style>',
  '<meta http-equiv=refresh content=0;url=//evil.example>',
  '" autofocus onfocus="ran()',
  "' onmouseover='ran()",
  '&lt;script&gt;ran()&lt;/script&gt;',
  'javascript:ran()',
  'data:text/html,<script>ran()</script>',
  '[x](javascript:ran())',
  '[x](data:text/html,<b>)',
  '![x](https://evil.example/x.png)',
  '[x](//evil.example)',
  '<javascript:ran()>',
  '**<b onclick=ran()>x</b>**',
  '{{constructor.constructor("ran()")()}}',
  '{n, plural, other {#}}',
  '`ran()`',
  'a\u202eb',
] as const;

/** Short enough for a name. */
export const hostileNames = [
  '<b>x</b>',
  '<svg/onload>',
  '[x](//e.ee)',
  '#{ran()}',
  '{{ran()}}',
  '{0, number}',
  '"onload=x',
  'x\u202ey',
] as const;

/** For fields that take a link. */
export const hostileLinks = [
  'javascript:ran()',
  'JaVaScRiPt:ran()',
  'data:text/html,<script>ran()</script>',
  '//evil.example',
  '/\\evil.example',
  'http://plain.example',
  'https://evil.example/"onclick="ran()',
  'https://real.example@evil.example',
  'https://еvil.example',
  ' https://evil.example/<script>',
] as const;

/** Fields that are compared, looked up or recomputed, and never shown. */
const neverShown: ReadonlySet<string> = new Set([
  'rawDataHex',
  'keyword',
  'nonce',
  'signature',
  'lastEventId',
  'requestId',
  'inviter',
  'parentAddress',
]);

type Schema = Readonly<{ safeParse(value: string): Readonly<{ success: boolean }> }>;
type Form = Readonly<{ def: Readonly<{ shape: Readonly<Record<string, Schema>> }> }>;

/** `group.call field` of whatever the table of endpoints and actions lets a stranger's text into. */
export function openFields(): string[] {
  const calls = [
    ...endpointList.map(
      ({ group, name, endpoint }) => [`${group}.${name}`, endpoint.body] as const,
    ),
    ...actionList.map(({ kind, body }) => [kind, body] as const),
  ];
  return calls.flatMap(([call, body]) =>
    Object.entries((body as unknown as Form).def.shape)
      .filter(([field, schema]) => !neverShown.has(field) && takesText(schema))
      .map(([field]) => `${call} ${field}`),
  );
}

const takesText = (schema: Schema) =>
  [...hostileTexts, ...hostileNames, ...hostileLinks].some(
    (text) => schema.safeParse(text).success,
  );
