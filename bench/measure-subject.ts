import type { Figure } from './figure.ts';

const [subject] = process.argv.slice(2);
const { measure } = (await import(`./${subject}.ts`)) as {
  measure(): Promise<readonly Figure[]>;
};
process.send?.(await measure());
process.disconnect();
