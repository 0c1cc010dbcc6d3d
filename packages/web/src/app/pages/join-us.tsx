import { Mail, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSentenceGap } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { appTexts } from '../texts.ts';
import type { SocialLinks } from './social-links.ts';

const unknown: SocialLinks = { email: null, telegramGroup: null, telegramChannel: null, x: null };

/** Spec §2: the footer of the home page. A link that the operator has not set is only a name. */
export function JoinUs({ links = unknown }: Readonly<{ links?: SocialLinks }>): ReactNode {
  const t = useTexts(appTexts);
  const gap = useSentenceGap();
  const entries: readonly (readonly [keyof SocialLinks, string, ReactNode])[] = [
    ['email', t('email'), <Icon key="icon" of={Mail} size={20} />],
    ['telegramGroup', t('telegramGroup'), <Icon key="icon" of={Send} size={20} />],
    ['telegramChannel', t('telegramChannel'), <Icon key="icon" of={Send} size={20} />],
    ['x', t('x'), <XMark key="icon" />],
  ];
  return (
    <footer className="double-rule mx-4 mt-8 pt-4 pb-8">
      <h2 className="title text-20">{t('joinUs')}</h2>
      <ul className="mt-2 grid grid-cols-2 gap-x-4 text-14">
        {entries.map(([name, label, icon]) => (
          <li key={name}>
            <Target href={links[name]}>
              <span className="text-primary">{icon}</span>
              {label}
            </Target>
          </li>
        ))}
      </ul>
      <p className="pt-3 text-13 text-ink-2">
        {t('neverAsk')}
        {gap}
        <Link to={paths.settings} className="text-primary underline">
          {t('ourAddresses')}
        </Link>
      </p>
    </footer>
  );
}

function Target({
  href,
  children,
}: Readonly<{ href: string | null; children: ReactNode }>): ReactNode {
  const look = 'flex min-h-12 items-center gap-3';
  if (href === null) return <span className={`${look} text-ink-2`}>{children}</span>;
  return (
    <a className={look} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** Two crossing strokes, one of them hollow. */
function XMark(): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M4 4h3.5L20 20h-3.5zM4 20l6.5-7M20 4l-6.5 7" />
    </svg>
  );
}
