import { disguised } from '@vellum/api/typed-text/look-alike';
import { ShieldCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import type { Launch } from '../launch/launch.ts';
import { AddressFull } from '../ui/address/address-full.tsx';
import { Icon } from '../ui/art/icon.tsx';
import type { LookAlike } from './look-alike.ts';
import { saleTexts } from './texts.ts';

type LookAlikeNoticeProps = Readonly<{
  launch: Pick<Launch, 'name' | 'symbol' | 'token'>;
  alike: LookAlike | null;
}>;

/** Before everything else: that this token is not what it looks like, with both addresses to compare. */
export function LookAlikeNotice({ launch, alike }: LookAlikeNoticeProps): ReactNode {
  const t = useTexts(saleTexts);
  if (alike === null) return null;
  const { name, symbol } = alike;
  return (
    <div className="px-4 pt-2 pb-4">
      <section
        aria-label={t('alikeTitle', { symbol })}
        className="grid gap-3 rounded-card bg-warn-soft p-4"
      >
        <div>
          <h2 className="flex items-center gap-2 text-18 font-strong">
            <Icon of={TriangleAlert} size={20} className="text-warn" />
            {t('alikeTitle', { symbol })}
          </h2>
          <p className="pt-1 text-14">{t('alikeText', { name, symbol })}</p>
          <Letters text={launch.name} />
          <Letters text={launch.symbol} />
        </div>
        {alike.address && (
          <Address title={t('alikeReal', { symbol })} icon={ShieldCheck} ink="text-up">
            <AddressFull address={alike.address} />
          </Address>
        )}
        <Address title={t('alikeThis')} icon={TriangleAlert} ink="text-warn">
          <AddressFull address={launch.token} />
        </Address>
      </section>
    </div>
  );
}

/** A name whose foreign letters are marked; nothing where there are none. */
function Letters({ text }: Readonly<{ text: string }>): ReactNode {
  const t = useTexts(saleTexts);
  const letters = disguised(text).map((letter, at) => ({ ...letter, at }));
  if (!letters.some(({ isStrange }) => isStrange)) return null;
  return (
    <p className="pt-2">
      <span className="block text-13 text-ink-2">{t('alikeLetters')}</span>
      <bdi className="title text-24 wrap-anywhere">
        {letters.map(({ character, isStrange, at }) =>
          isStrange ? (
            <mark key={at} className="rounded-mark bg-warn px-0.5 text-warn-soft">
              {character}
            </mark>
          ) : (
            character
          ),
        )}
      </bdi>
    </p>
  );
}

type AddressProps = Readonly<{
  title: string;
  icon: typeof ShieldCheck;
  ink: string;
  children: ReactNode;
}>;

function Address({ title, icon, ink, children }: AddressProps): ReactNode {
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <p className="flex justify-between gap-2 text-14 font-strong">
        {title}
        <Icon of={icon} size={20} className={ink} />
      </p>
      {children}
    </div>
  );
}
