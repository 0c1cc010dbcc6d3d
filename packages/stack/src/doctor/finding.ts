/** What one look at the machine or the data folder found. */
export type Finding = Readonly<{
  /** What was looked at, in a word or two. */
  subject: string;
  /** `unsure`: it works, and may not for long or not as expected. */
  verdict: 'good' | 'unsure' | 'wrong';
  text: string;
  /** What to do about it. */
  remedy?: string;
}>;

export const good = (subject: string, text: string): Finding => ({
  subject,
  verdict: 'good',
  text,
});

export const unsure = (subject: string, text: string, remedy: string): Finding => ({
  subject,
  verdict: 'unsure',
  text,
  remedy,
});

export const wrong = (subject: string, text: string, remedy: string): Finding => ({
  subject,
  verdict: 'wrong',
  text,
  remedy,
});

const marks = { good: 'ok   ', unsure: 'look ', wrong: 'WRONG' } as const;

/** The findings as lines for people, and a sum at the end. */
export function report(findings: readonly Finding[]): string[] {
  const lines = findings.flatMap(({ subject, verdict, text, remedy }) => [
    `${marks[verdict]}  ${subject.padEnd(14)} ${text}`,
    ...(remedy === undefined ? [] : [`${' '.repeat(22)}-> ${remedy}`]),
  ]);
  const count = (verdict: Finding['verdict']) =>
    findings.filter((finding) => finding.verdict === verdict).length;
  return [
    ...lines,
    '',
    `${count('good')} ok, ${count('unsure')} to look at, ${count('wrong')} wrong`,
  ];
}
