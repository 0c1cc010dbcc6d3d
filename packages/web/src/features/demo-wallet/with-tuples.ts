import type { Abi, AbiItem } from '@vellum/tron/abi/abi-item';

/**
 * Nodes keep of a tuple only that it is one, which names no call. A function that is published just as one of this
 * site's contracts has it is added with the parts of its tuples; its selector still decides whether a call is meant.
 */
export async function withTuples(published: Abi): Promise<Abi> {
  if (!published.some(hasTuple)) return published;
  const { tupleFunctions } = await import('@vellum/contracts/tuple-functions');
  const names = new Set(published.map(publishedAs));
  return [...published, ...tupleFunctions.filter((known) => names.has(publishedAs(known)))];
}

function hasTuple({ inputs = [] }: AbiItem): boolean {
  return inputs.some(({ type }) => type.startsWith('tuple'));
}

function publishedAs({ type, name, inputs = [] }: AbiItem): string {
  return [type, name, ...inputs.map((input) => `${input.type} ${input.name}`)].join();
}
