import { queryOptions, useQuery } from '@tanstack/react-query';
import { paths as wire } from '@vellum/api/wire/paths';
import { parseAddress } from '@vellum/tron/address';
import {
  ArrowLeftRight,
  Box,
  ChevronRight,
  Flame,
  type LucideIcon,
  Megaphone,
  ReceiptText,
  ShieldCheck,
  Users,
  Zap,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { generatePath, Link } from 'react-router';
import { call } from '../../shared/http/call.ts';
import type { Locale } from '../../shared/i18n/locale.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { openActivation } from '../../shared/membership/activation-sheet-state.ts';
import { Inviter } from '../../shared/membership/inviter-name.tsx';
import { useStanding } from '../../shared/membership/standing.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { rememberedInviter } from '../../shared/state/inviter.ts';
import { useStored } from '../../shared/state/use-store.ts';
import { Certificate, CoinTray } from '../../shared/ui/art/drawn-icons.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { PageArt } from '../../shared/ui/art/page-art.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { frontPageTexts } from './texts.ts';

type FrontPageProps = Readonly<{
  /** What the connected address has and what waits for it; null for who has no wallet. */
  own: ReactNode;
  tokens: ReactNode;
}>;

/** The first page: the promise or one's own, the ways in, the tokens. */
export function FrontPage({ own, tokens }: FrontPageProps): ReactNode {
  const t = useTexts(frontPageTexts);
  return (
    <>
      {own ?? <Hero />}
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
    <div data-gate className="relative px-4 pt-6 pb-3">
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

/** For who is connected and not active, or came by an invite link; nothing for everyone else. */
function ActivationCard(): ReactNode {
  const t = useTexts(frontPageTexts);
  const standing = useStanding();
  const linked = useStored(rememberedInviter);
  const isInactive = standing.status === 'inactive';
  const isInvited = standing.status === 'disconnected' && linked !== null;
  if (!isInactive && !isInvited) return null;
  return (
    <div className="pb-4">
      <Card>
        <div className="flex items-center gap-3">
          <div className="min-w-0 flex-1">
            {isInactive && <p className="font-strong">{t('inactiveTitle')}</p>}
            {linked !== null && <InvitedBy text={linked} />}
            <p className="text-14 text-ink-2">{t(isInactive ? 'inactiveText' : 'invitedText')}</p>
          </div>
          <div className="flex-none">
            <Button size="small" onClick={() => openActivation()}>
              {t('activate')}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
}

/** Who the link is from. A code says so only to who is about to join. */
function InvitedBy({ text }: Readonly<{ text: string }>): ReactNode {
  const t = useTexts(frontPageTexts);
  const address = parseAddress(text);
  if (address === null) return <p className="font-strong">{t('invitedTitle')}</p>;
  return (
    <div className="flex items-center gap-3 py-1">
      <Inviter address={address} />
    </div>
  );
}

/** Eight ways in; the menu has them all. */
function QuickEntries(): ReactNode {
  const t = useTexts(frontPageTexts);
  return (
    <nav aria-label={t('entries')} className="grid grid-cols-4 px-2 pt-3">
      <Entry to={paths.market} icon={Certificate} label={t('market')} />
      <Entry to={paths.boxes} icon={Box} label={t('boxes')} />
      <Entry to={paths.assetStaking} icon={CoinTray} label={t('staking')} />
      <Entry to={paths.computingPower} icon={Flame} label={t('burn')} />
      <Entry to={paths.income} icon={ReceiptText} label={t('income')} />
      <Entry to={paths.team} icon={Users} label={t('team')} />
      <Entry to={paths.otc} icon={ArrowLeftRight} label={t('otc')} />
      <Entry to={paths.energy} icon={Zap} label={t('energy')} />
    </nav>
  );
}

type EntryProps = Readonly<{ to: string; icon: LucideIcon; label: string }>;

function Entry({ to, icon, label }: EntryProps): ReactNode {
  return (
    <Link to={to} className="flex flex-col items-center gap-2 py-2 text-center text-13">
      <span className="press grid size-12 place-items-center rounded-card border border-line-soft bg-surface text-primary">
        <Icon of={icon} />
      </span>
      {label}
    </Link>
  );
}

/** The server answers in the language of the call, so each language has an answer of its own. */
const newestQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['announcements', 'newest', locale],
    queryFn: ({ signal }) => call(wire.announcements.list, { pageNo: 1, pageSize: 1 }, { signal }),
  });

/** The title of what was pinned or announced last; without any, the way to the list. */
function NewestNews(): ReactNode {
  const t = useTexts(frontPageTexts);
  const { data } = useQuery(newestQuery(useLocale()));
  const newest = data?.list[0];
  return newest ? (
    <NewsLine to={generatePath(paths.announcement, { id: newest.id })} title={newest.title} />
  ) : (
    <NewsLine to={paths.announcements} title={t('announcements')} />
  );
}

/** One line that leads to what is announced. */
function NewsLine({ to, title }: Readonly<{ to: string; title: string }>): ReactNode {
  return (
    <Link
      to={to}
      className="flex min-h-12 items-center gap-3 border-y border-line-soft px-4 text-14"
    >
      <Icon of={Megaphone} size={20} className="text-accent" />
      <span className="min-w-0 flex-1 truncate">{title}</span>
      <Icon of={ChevronRight} size={20} />
    </Link>
  );
}
