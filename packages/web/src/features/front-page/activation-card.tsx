import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { openActivation } from '../../shared/membership/activation-sheet-state.ts';
import { useStanding } from '../../shared/membership/standing.ts';
import { rememberedInviter } from '../../shared/state/inviter.ts';
import { useStored } from '../../shared/state/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { frontPageTexts } from './texts.ts';

/** For who is connected and not active, or came by an invite link; nothing for everybody else. */
export function ActivationCard(): ReactNode {
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
            <p className="font-strong">{t(isInactive ? 'inactiveTitle' : 'invitedTitle')}</p>
            <p className="text-14 text-ink-2">{t(isInactive ? 'inactiveText' : 'invitedText')}</p>
          </div>
          <div className="flex-none">
            <Button size="small" onClick={() => openActivation(isInactive ? 'asked' : 'link')}>
              {t('activate')}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
}
