import { BadgeCheck, Coins, History, type LucideIcon, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useProjectConfig } from '../../shared/chain/project-config.ts';
import type { TextOf } from '../../shared/i18n/texts-of.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { Row } from '../../shared/ui/lists/row.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { firstRunTexts } from './texts.ts';
import { startTour } from './tour-state.ts';
import { useIsDemoChain } from './welcome-state.ts';

type Text = TextOf<typeof firstRunTexts>;
type Point = readonly [LucideIcon, Text, Text];

const onDemo: readonly Point[] = [
  [Wallet, 'walletTitle', 'walletText'],
  [Coins, 'fundsTitle', 'fundsText'],
  [BadgeCheck, 'activeTitle', 'activeText'],
  [History, 'timeTitle', 'timeText'],
];

const onNetwork: readonly Point[] = [
  [Wallet, 'realWalletTitle', 'realWalletText'],
  [Coins, 'realFundsTitle', 'realFundsText'],
  [BadgeCheck, 'activeTitle', 'activeText'],
];

const people = ['newcomer', 'collector', 'creator', 'owner'] as const;

/** First steps: what one needs, and three things to try. The same on every network, but for what money is there. */
export function WelcomePage(): ReactNode {
  const t = useTexts(firstRunTexts);
  const navigate = useNavigate();
  const isDemo = useIsDemoChain() !== false;
  const network = useProjectConfig()?.network.name ?? '';
  const tour = () => {
    startTour();
    void navigate(paths.home);
  };
  return (
    <>
      <p className="px-4 pt-2 text-ink-2">{isDemo ? t('lead') : t('leadReal', { network })}</p>
      <div className="grid grid-cols-2 gap-2 px-4 pt-4">
        <Button size="small" onClick={tour}>
          {t('takeTour')}
        </Button>
        <Link to={paths.glossary} className={buttonClass('secondary', 'small')}>
          {t('glossary')}
        </Link>
      </div>
      <Section title={t('beforeTitle')}>
        {(isDemo ? onDemo : onNetwork).map(([icon, title, text]) => (
          <Row key={title} icon={icon} title={t(title)} detail={t(text)} />
        ))}
      </Section>
      <Section title={t('tryTitle')}>
        <Tries />
      </Section>
      {isDemo && (
        <Section title={t('peopleTitle')}>
          {people.map((one) => (
            <Row key={one} title={t(one)} detail={t(`${one}Text`)} />
          ))}
        </Section>
      )}
    </>
  );
}

function Tries(): ReactNode {
  const t = useTexts(firstRunTexts);
  return (
    <ol>
      <Try n={1} title={t('cardTitle')} text={t('cardText')}>
        <Way to={paths.market}>{t('cardLink')}</Way>
      </Try>
      <Try n={2} title={t('stakeTitle')} text={t('stakeText')}>
        <Way to={paths.coinStaking}>{t('stakeLink')}</Way>
      </Try>
      <Try n={3} title={t('launchTitle')} text={t('launchText')}>
        <Way to={paths.launchSimple}>{t('launchLink')}</Way>
        <Way to={`${paths.home}?view=presale`}>{t('presaleLink')}</Way>
      </Try>
    </ol>
  );
}

type TryProps = Readonly<{ n: number; title: string; text: string; children: ReactNode }>;

function Try({ n, title, text, children }: TryProps): ReactNode {
  return (
    <li className="flex gap-3 border-t border-line-soft px-4 py-3 first:border-t-0">
      <span
        aria-hidden
        className="mt-0.5 grid size-7 flex-none place-items-center rounded-full border-3 border-double border-rule text-13 font-strong text-accent"
      >
        {n}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="font-strong">{title}</h3>
        <p className="text-14 text-ink-2">{text}</p>
        <div className="flex flex-wrap gap-x-5">{children}</div>
      </div>
    </li>
  );
}

function Way({ to, children }: Readonly<{ to: string; children: ReactNode }>): ReactNode {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center text-14 text-primary underline underline-offset-3"
    >
      {children}
    </Link>
  );
}
