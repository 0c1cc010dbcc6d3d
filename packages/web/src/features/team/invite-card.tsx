import type { Address } from '@vellum/tron/address';
import { Copy, Share as ShareIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { isOnlyHere } from '../../shared/navigation/is-only-here.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { sharedLink } from '../../shared/navigation/shared-link.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { LinkCode } from '../../shared/ui/art/link-code.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { useCopy } from '../../shared/ui/overlays/copy-button.tsx';
import { ShareSheet } from '../../shared/ui/overlays/share-sheet.tsx';
import type { MemberCard } from './team-queries.ts';
import { teamTexts } from './texts.ts';

const PERIOD = 28;
const HEIGHT = 14;

/** Four waves shifted against each other: the engraved edge of a certificate. */
function Braid(): ReactNode {
  const id = useId();
  return (
    <svg aria-hidden="true" className="block h-3.5 w-full text-engrave">
      <defs>
        <pattern id={id} width={PERIOD} height={HEIGHT} patternUnits="userSpaceOnUse">
          {[0, 1, 2, 3].map((strand) => (
            <path
              key={strand}
              d={wave((strand * PERIOD) / 4)}
              fill="none"
              stroke="currentColor"
              strokeWidth="0.7"
            />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height={HEIGHT} fill={`url(#${id})`} />
    </svg>
  );
}

/** Two halves of a wave on each side of the tile, so that tiles meet without a seam. */
function wave(shift: number): string {
  const half = PERIOD / 2;
  const low = HEIGHT - 1;
  const from = shift - PERIOD;
  return `M${from} ${HEIGHT / 2}${[0, 1, 2, 3]
    .map((at) => `q${half / 2} ${at % 2 === 0 ? -low : low} ${half} 0`)
    .join('')}`;
}

/** The invitation as a certificate: scan (where a phone can open it), read out, share or copy. */
export function InviteCard({ card }: Readonly<{ card: MemberCard }>): ReactNode {
  const t = useTexts(teamTexts);
  const copy = useCopy();
  const [sharing, setSharing] = useState(false);
  const url = inviteUrl(card.address);
  const canScan = !isOnlyHere(location.hostname);
  return (
    <div className="grid gap-3 px-4 pt-2">
      <div className="rounded-card border border-rule bg-surface p-3 shadow-1">
        <Braid />
        <div className="flex gap-4 px-1 py-4 max-[374px]:gap-3 max-[359px]:flex-col">
          {canScan && <LinkCode url={url} size={148} />}
          <Code card={card} note={canScan ? t('cardText') : t('onlyHere')} />
        </div>
        <Braid />
      </div>
      <div className="grid auto-cols-fr grid-flow-col gap-3">
        <Button onClick={() => setSharing(true)}>
          <Icon of={ShareIcon} size={20} />
          {t('share')}
        </Button>
        <Button kind="secondary" onClick={() => copy(url)}>
          <Icon of={Copy} size={20} />
          {t('copyLink')}
        </Button>
      </div>
      <ShareSheet
        open={sharing}
        onClose={() => setSharing(false)}
        title={t('shareTitle')}
        text={t('shareText')}
        url={url}
      />
    </div>
  );
}

function Code({ card, note }: Readonly<{ card: MemberCard; note: string }>): ReactNode {
  const t = useTexts(teamTexts);
  return (
    <div className="flex min-w-0 flex-1 flex-col justify-between gap-3">
      <div>
        <p className="text-14 text-ink-2">{t('code')}</p>
        {card.activationCode === null ? (
          <p className="text-14">{t('noCode')}</p>
        ) : (
          <CodeButton code={card.activationCode} />
        )}
      </div>
      <p className="text-14 text-ink-2">{note}</p>
    </div>
  );
}

/** The code as it is read out; a tap copies it. */
function CodeButton({ code }: Readonly<{ code: string }>): ReactNode {
  const t = useTexts(teamTexts);
  const copy = useCopy();
  return (
    <button
      type="button"
      onClick={() => copy(code)}
      className="press inline-flex min-h-11 items-center gap-2 font-mono text-20 font-strong whitespace-nowrap max-[374px]:gap-1 max-[374px]:text-18"
    >
      {codeInGroups(code)}
      <span className="sr-only">{t('copyCode')}</span>
      <Icon of={Copy} size={16} className="text-ink-2" />
    </button>
  );
}

/** The link by which others name this address as their inviter. It carries the address itself, so it needs no trust. */
function inviteUrl(address: Address): string {
  return sharedLink(paths.invite.replace(':address', address));
}

/** A code as people read it out: `K7QM 2XPC`. */
function codeInGroups(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}
