type Selection = Readonly<Record<string, readonly string[]>>;
type Input = Readonly<{
  sources: Readonly<Record<string, unknown>>;
  settings: Readonly<{ optimizer?: object; outputSelection: Readonly<Record<string, Selection>> }>;
}>;
type Output = Readonly<{
  errors?: readonly Readonly<{ severity: string; formattedMessage?: string }>[];
  sources?: Readonly<Record<string, unknown>>;
  contracts?: Readonly<Record<string, unknown>>;
}>;

/** Takes the compiler's input as text, gives its output as text. */
export type Compile = (input: string) => string;

const isTest = (unit: string) => unit.endsWith('.t.sol');

/**
 * Compiles tests without the optimizer, which took most of the time, and all else as the settings say. Nobody deploys a
 * test; what tests deploy they are linked with (test/deploy), and that has the code of its settings.
 */
export function compileTestsPlainly(text: string, compile: Compile): string {
  const input: Input = JSON.parse(text);
  const units = Object.keys(input.sources);
  const compileOnly = (chosen: readonly string[], settings = input.settings): Output =>
    JSON.parse(compile(JSON.stringify({ ...input, settings: only(chosen, settings) })));

  const rest = compileOnly(units.filter((unit) => !isTest(unit)));
  const tests = units.filter(isTest);
  // The compiler looks at all sources each time: what is wrong with one is said already.
  if (tests.length === 0 || hasFailed(rest)) return JSON.stringify(rest);
  const plain = compileOnly(tests, { ...input.settings, optimizer: { enabled: false } });
  return JSON.stringify(joined(rest, plain));
}

/** The same settings, asking for the chosen units alone: the compiler makes no code that nobody asks for. */
function only(chosen: readonly string[], settings: Input['settings']): Input['settings'] {
  const asked = settings.outputSelection['*'] ?? {};
  const outputSelection = Object.fromEntries(chosen.map((unit) => [unit, asked]));
  return { ...settings, outputSelection };
}

const hasFailed = ({ errors = [] }: Output) => errors.some(({ severity }) => severity === 'error');

/** Sources have the same numbers in both, since both were given all of them. */
function joined(rest: Output, plain: Output): Output {
  const said = new Set(rest.errors?.map(({ formattedMessage }) => formattedMessage));
  const more = plain.errors?.filter(({ formattedMessage }) => !said.has(formattedMessage));
  const tests = Object.entries(plain.sources ?? {}).filter(([unit]) => isTest(unit));
  return {
    ...rest,
    errors: [...(rest.errors ?? []), ...(more ?? [])],
    sources: { ...rest.sources, ...Object.fromEntries(tests) },
    contracts: { ...rest.contracts, ...plain.contracts },
  };
}
