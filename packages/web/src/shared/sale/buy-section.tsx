import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { ReactNode } from 'react';
import { twoDecimals } from '../format/amount.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useErrorSentence } from '../paid-action/errors/use-error-sentence.ts';
import { QuantityStepper } from '../ui/fields/quantity-stepper.tsx';
import { Section } from '../ui/lists/section.tsx';
import { problemError } from './problem-error.ts';
import { saleTexts } from './texts.ts';

type BuySectionProps = Readonly<{
  title: string;
  /** Sun in the wallet; null until it was read. */
  balance: bigint | null;
  typed: string;
  onType: (typed: string) => void;
  problem: CodeWithParams | null;
  /** Why the last try was refused, where the number itself is fine. */
  refusal: string | null;
  most: number;
  /** What it costs and brings. */
  children: ReactNode;
}>;

/** True of the sale or of the reader, whatever is typed. */
const notTyped: ReadonlySet<string> = new Set(['SOON_TO_OPEN', 'PRESALE_JOIN_REFUSED']);

/** How many shares, and what is wrong with that number. */
export function BuySection(props: BuySectionProps): ReactNode {
  const { title, balance, typed, onType, problem, refusal, most, children } = props;
  const t = useTexts(saleTexts);
  const sentence = useErrorSentence(problem && problemError(problem));
  const aside = balance !== null && t('balance', { amount: twoDecimals(balance) });
  return (
    <Section title={title} aside={aside}>
      <div className="px-4">
        <QuantityStepper
          label={t('howMany')}
          value={typed}
          onChange={onType}
          problem={problem ? sentence : refusal}
          isCalm={problem !== null && notTyped.has(problem.code)}
          most={Math.max(1, most)}
        />
        {children}
      </div>
    </Section>
  );
}
