import { ChevronRight, ShieldCheck } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '../../shared/navigation/paths.ts';
import { lazyLater } from '../../shared/start/lazy-later.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { NewsLine } from './news-line.tsx';
import { QuickEntries } from './quick-entries.tsx';
import { useTexts } from './use-texts.ts';

const PageArt = lazyLater(() =>
  import('../../shared/ui/page-art.tsx').then(({ PageArt }) => PageArt),
);

/** It knows the wallet, which the first page must not wait for. */
const ActivationCard = lazyLater(() =>
  import('./activation-card.tsx').then(({ ActivationCard }) => ActivationCard),
);

/** What is announced is asked for once the page stands; the line is there before. */
const NewestNews = lazyLater(
  () => import('./newest-news.tsx').then(({ NewestNews }) => NewestNews),
  'soon',
);

/** The first page: the promise, the ways in, the tokens. */
export function FrontPage({ tokens }: Readonly<{ tokens: ReactNode }>): ReactNode {
  const t = useTexts();
  return (
    <>
      <Hero />
      <Suspense>
        <ActivationCard />
      </Suspense>
      <Suspense fallback={<NewsLine to={paths.announcements} title={t('announcements')} />}>
        <NewestNews />
      </Suspense>
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
  const t = useTexts();
  return (
    <div className="relative px-4 pt-6 pb-3">
      <Suspense>
        <PageArt className="absolute -top-[168px] -right-[164px] -z-10 size-[408px] text-engrave lang-zh:-top-[216px]" />
      </Suspense>
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
  const t = useTexts();
  return (
    <Link to={paths.rankings} className="inline-flex min-h-11 items-center gap-1 text-primary">
      {t('rankings')}
      <Icon of={ChevronRight} size={16} />
    </Link>
  );
}
