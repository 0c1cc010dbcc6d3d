import { COIN_DECIMALS } from '@vellum/tron/amount';
import { Clock, Flame, Info, Lock, LockOpen, type LucideIcon, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { countText, moneyText } from '../../shared/coins/cost-text.ts';
import { amountText } from '../../shared/format/amount.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Launch } from '../../shared/launch/launch.ts';
import { trx } from '../../shared/paid-action/trx.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { tradeTexts } from './texts.ts';
import type { TradeFacts, TradePart } from './trade-facts.ts';
import { unlockTexts } from './unlock-texts.ts';

type WhenPartProps = Readonly<{
  launch: Launch;
  facts: TradeFacts;
  mine: TradePart | undefined;
}>;

/** How tokens come out, what happens when it fails, and what nobody can do. */
export function WhenPart(props: WhenPartProps): ReactNode {
  const t = useTexts(tradeTexts);
  const { state } = props.facts;
  if (state === 'cancelled') return null;
  return (
    <Section title={t('whenTitle')}>
      <ul className="px-4">{state === 'ended' ? <Ended {...props} /> : <Running {...props} />}</ul>
    </Section>
  );
}

function Running({ launch, facts, mine }: WhenPartProps): ReactNode {
  const t = useTexts(tradeTexts);
  const locale = useLocale();
  const { endTime, escrow, price } = facts;
  const tokens = `${amountText(escrow, COIN_DECIMALS).full}\u00a0${launch.symbol}`;
  const held = mine?.shares ?? 0;
  return (
    <>
      <Line icon={LockOpen} detail={t('escrowed', { tokens })}>
        {endTime === null
          ? t('unlockLater')
          : t('unlockFrom', { time: dateTimeText(endTime, locale) })}
      </Line>
      <Held facts={facts} />
      <Line
        icon={Undo2}
        {...(held > 0 && {
          detail: t('nowBack', { n: held, amount: moneyText(trx(price * BigInt(held))) }),
        })}
      >
        {t('orBack')}
      </Line>
      <Line icon={Info}>{t('noWayBack')}</Line>
    </>
  );
}

function Ended({ launch, facts, mine }: WhenPartProps): ReactNode {
  const t = useTexts(tradeTexts);
  const { left, tokensPerShare } = facts;
  const tokens = `${amountText(tokensPerShare * BigInt(left), COIN_DECIMALS).full}\u00a0${launch.symbol}`;
  return (
    <>
      <Line icon={LockOpen}>
        {t(facts.presale === 'launched' ? 'unlockOnce' : 'unlockAfterLaunch', {
          n: mine?.shares ?? 0,
        })}
      </Line>
      {!mine?.isSettled && <Held facts={facts} />}
      {left > 0 && <Line icon={Flame}>{t('unsoldBurned', { n: countText(left), tokens })}</Line>}
      <Line icon={Lock}>{t('soldAreSafe')}</Line>
    </>
  );
}

/** Until when the tokens wait or lock, at either cap or permanently. */
function Held({ facts }: Pick<WhenPartProps, 'facts'>): ReactNode {
  const t = useTexts(tradeTexts);
  const locale = useLocale();
  return unlockTexts(facts.unlock, t, locale).map(({ locks, text }) => (
    <Line key={text} icon={locks ? Lock : Clock}>
      {text}
    </Line>
  ));
}

type LineProps = Readonly<{ icon: LucideIcon; detail?: string; children: ReactNode }>;

function Line({ icon, detail, children }: LineProps): ReactNode {
  return (
    <li className="flex gap-3 border-t border-line-soft py-3 text-14 first:border-t-0">
      <Icon of={icon} size={20} className="text-primary" />
      <span className="min-w-0">
        {children}
        {detail && <span className="block text-13 text-ink-2">{detail}</span>}
      </span>
    </li>
  );
}
