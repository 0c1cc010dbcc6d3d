import { ChevronRight, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { PageArt } from '../../shared/ui/page-art.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { ActivationCard } from './activation-card.tsx';
import { NewestNews } from './newest-news.tsx';
import { QuickEntries } from './quick-entries.tsx';
import { frontPageTexts } from './texts.ts';

/** The first page: the promise, the ways in, the tokens. */
export function FrontPage({ tokens }: Readonly<{ tokens: ReactNode }>): ReactNode {
  const t = useTexts(frontPageTexts);
  return (
    <>
      <Hero />
      <ActivationCard />
      <NewestNews />
      <QuickEntries />
      <div data-tour="tokens">
        <Section title={t('tokens')} aside={<RankingsLink />}>
          {tokens}
        </Section>
      </div>
    </>
  );
}

function Hero(): ReactNode {
  const t = useTexts(frontPageTexts);
  return (
    <div className="relative px-4 pt-6 pb-3">
      <PageArt className="absolute -top-[168px] -right-[164px] -z-10 size-[408px] text-engrave lang-zh:-top-[216px]" />
      {/* Three lines of Latin and two of Han leave the flower free. */}
      <h1 className="title halo max-w-[7.4em] text-32 lang-zh:max-w-none">{t('promise')}</h1>
      <p className="halo mt-2 max-w-64 text-ink-2">{t('promiseDetail')}</p>
      <p className="halo mt-1 flex min-h-11 items-center gap-2 text-14 text-ink-2">
        <Icon of={ShieldCheck} size={20} className="text-up" />
        {t('proof')}
        <span aria-hidden className="size-[3px] rounded-full bg-current" />
        <Link
          to={paths.solvency}
          data-tour="proof"
          className="inline-flex min-h-11 items-center text-primary underline underline-offset-3"
        >
          {t('check')}
        </Link>
      </p>
    </div>
  );
}

function RankingsLink(): ReactNode {
  const t = useTexts(frontPageTexts);
  return (
    <Link to={paths.rankings} className="inline-flex min-h-11 items-center gap-1 text-primary">
      {t('rankings')}
      <Icon of={ChevronRight} size={16} />
    </Link>
  );
}
