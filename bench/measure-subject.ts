import type { BenchOptions } from './bench-options.ts';
import type { Figure } from './figure.ts';

const [subject, options = '{}'] = process.argv.slice(2);
const { measure } = (await import(`./${subject}.ts`)) as {
  measure(options: BenchOptions): Promise<readonly Figure[]>;
};
process.send?.(await measure(JSON.parse(options)));
process.disconnect();
