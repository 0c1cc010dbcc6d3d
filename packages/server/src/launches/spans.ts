/** Sums are kept by hour, by day and of all time, which begins at 0. Milliseconds. */
export const spanLength = { h: 3_600_000, d: 86_400_000, a: null } as const;
export type Span = keyof typeof spanLength;

/** The spans that a moment of chain time falls into. */
export function spansAt(at: number): readonly Readonly<{ span: Span; start: bigint }>[] {
  return (Object.keys(spanLength) as Span[]).map((span) => {
    const length = spanLength[span];
    return { span, start: length === null ? 0n : BigInt(at - (at % length)) };
  });
}
