import { bytesOfWord, type Word, wordOfBytes } from '../words.ts';
import type { Precompile, PrecompileContext } from './precompile.ts';

const WORD_SIZE = 32;

/** So many words in, so many out, for so much energy. */
type Shape = Readonly<{ words: number; answers: number; energy: number }>;

/** Answers in whole words; zeros for input of another length. */
export function query(
  { words, answers, energy }: Shape,
  answer: (words: readonly Word[], context: PrecompileContext) => readonly bigint[],
): Precompile {
  const nothing = new Array<bigint>(answers).fill(0n);
  return {
    energy: () => energy,
    run: (input, context) => {
      const isWhole = input.length === words * WORD_SIZE;
      const values = isWhole ? answer(wordsOf(input, words), context) : nothing;
      return Buffer.concat((values.length === 0 ? nothing : values).map(bytesOfWord));
    },
  };
}

function wordsOf(input: Uint8Array, count: number): Word[] {
  return Array.from({ length: count }, (_, index) =>
    wordOfBytes(input.subarray(index * WORD_SIZE, (index + 1) * WORD_SIZE)),
  );
}
