import { COIN_DECIMALS } from '@vellum/tron/amount';
import { Check, Clock, type LucideIcon, Pencil, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { amountText } from '../../../shared/format/amount.ts';
import { dateText } from '../../../shared/format/date.ts';
import { percentText } from '../../../shared/format/percent.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { TokenDetail } from '../../../shared/launch/launch-queries.ts';
import { lockDays } from '../../../shared/launch/lock-days.ts';
import { UserLink } from '../../../shared/people/user-link.tsx';
import { Icon } from '../../../shared/ui/art/icon.tsx';
import { Dot } from '../../../shared/ui/dot.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { type PowerLine, powerLines } from './powers.ts';
import { tokenPageTexts } from './texts.ts';

const icons: Readonly<Record<PowerLine['kind'], readonly [LucideIcon, string]>> = {
  power: [TriangleAlert, 'text-warn'],
  time: [Clock, 'text-accent'],
  edit: [Pencil, 'text-accent'],
  none: [Check, 'text-up'],
};

/** What the creator can still do, in sentences, and what nobody can. */
export function PowersPart({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  return (
    <Section title={t('powers')}>
      <p className="px-4 text-14 text-ink-2">
        {t('creator')} <UserLink address={token.creator} />
        <Dot />
        {t('launches', { n: token.launchesOfCreator })}
      </p>
      <ul className="px-4 pt-1">
        {powerLines(token).map((line) => {
          const [icon, ink] = icons[line.kind];
          return (
            <li
              key={line.key}
              className="flex gap-3 border-t border-line-soft py-3 text-14 first:border-t-0"
            >
              <Icon of={icon} size={20} className={ink} />
              <p className="min-w-0">
                <Sentence line={line} token={token} />
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

type SentenceProps = Readonly<{ line: PowerLine; token: TokenDetail }>;

function Sentence({ line, token }: SentenceProps): ReactNode {
  const t = useTexts(tokenPageTexts);
  const locale = useLocale();
  if (line.kind === 'power') return t(line.key);
  if (line.kind === 'edit') {
    return <WithDetail text={t('editTexts')} detail={t('edited', { n: line.count })} />;
  }
  if (line.kind === 'none') {
    const isAll = line.key === 'cannot';
    return isAll ? <WithDetail text={t('cannot')} detail={t('cannotText')} /> : t(line.key);
  }
  const values = {
    days: lockDays(token.terms),
    date: line.at === null ? '' : dateText(line.at, locale),
    ...('amount' in line
      ? { amount: `${amountText(line.amount, COIN_DECIMALS).short}\u00a0${token.tokenSymbol}` }
      : { share: percentText(line.share) }),
  };
  return t(line.key, values);
}

function WithDetail({ text, detail }: Readonly<{ text: string; detail: string }>): ReactNode {
  return (
    <>
      {text}
      <span className="block text-13 text-ink-2">{detail}</span>
    </>
  );
}
