import type { LaunchPower } from '@vellum/api/token-launch/launch-powers';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { OwnerActionRow } from './owner-action-row.tsx';
import { PresaleTermsForm } from './presale-terms-form.tsx';
import { ReviewButton } from './review-button.tsx';
import { ownerTexts } from './texts.ts';
import type { OwnedLaunch } from './use-owned-launch.ts';
import type { OwnerActions } from './use-owner-actions.tsx';

export type LaunchActionsProps = Readonly<{
  launch: OwnedLaunch;
  actions: OwnerActions;
  powers: readonly LaunchPower[];
  asked: LaunchPower | null;
}>;

/** What the owner of a presale can do now. */
export function PresaleActions({ launch, actions, powers, asked }: LaunchActionsProps): ReactNode {
  const t = useTexts(ownerTexts);
  const { presale } = actions;
  const of = { tokenAddress: launch.token, presale: launch.presale.at, symbol: launch.symbol };
  const plain = [
    ['presaleCancel', 'cancel'],
    ['reclaimTokens', 'reclaim'],
  ] as const;
  return (
    <>
      {powers.includes('presaleTerms') && (
        <PresaleTermsForm launch={launch} actions={actions} isAsked={asked === 'presaleTerms'} />
      )}
      {plain
        .filter(([power]) => powers.includes(power))
        .map(([power, change]) => (
          <OwnerActionRow
            key={power}
            title={t(`presale_${change}`)}
            text={t(`presaleDoes_${change}`, { what: launch.symbol, value: '' })}
            isAsked={asked === power}
          >
            {change === 'cancel' && <Notice kind="warn">{t('forGood')}</Notice>}
            <ReviewButton
              used={presale}
              onPress={() => presale.begin({ ...of, change, value: '' })}
            />
          </OwnerActionRow>
        ))}
    </>
  );
}
