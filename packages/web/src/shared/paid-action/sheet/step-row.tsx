import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useSignedIn } from '../../session/session.ts';
import { classNames } from '../../ui/class-names.ts';
import { paidActionTexts } from '../texts.ts';

/** The way from here to the end, and how often the wallet will ask. */
export function StepRow({ approvals }: Readonly<{ approvals: number }>): ReactNode {
  const t = useTexts(paidActionTexts);
  const asksToSignIn = useSignedIn() === null;
  const steps = [
    // Signing in belongs to the reservation: the server must know for whom it reserves.
    { key: 'stepReserve', asks: asksToSignIn ? 1 : 0 },
    ...(approvals > 0 ? [{ key: 'stepAllow', asks: approvals } as const] : []),
    { key: 'stepSign', asks: 1 },
    { key: 'stepSend', asks: 0 },
    { key: 'stepConfirm', asks: 0 },
    { key: 'stepRegister', asks: 0 },
  ] as const;
  const prompts = steps.reduce((sum, { asks }) => sum + asks, 0);
  return (
    <div className="border-t border-line-soft pt-3 pb-2">
      <p className="flex items-center gap-2 text-14">
        <b className="font-strong">{t('steps', { n: steps.length })}</b>
        <span aria-hidden className="size-[3px] rounded-full bg-ink-2" />
        <span className="text-ink-2">{t('prompts', { n: prompts })}</span>
      </p>
      <ol className="mt-3 grid auto-cols-fr grid-flow-col">
        {steps.map(({ key, asks }, place) => (
          <li key={key} className="relative grid justify-items-center gap-2 text-center text-13">
            {place > 0 && (
              <span aria-hidden className="absolute top-3 right-1/2 h-px w-full bg-line-soft" />
            )}
            <span
              className={classNames(
                'z-10 grid size-6 place-items-center rounded-full border text-13/none',
                asks > 0
                  ? 'border-primary bg-primary-soft font-strong text-on-primary-soft'
                  : 'border-line bg-surface text-ink-2',
              )}
            >
              {place + 1}
            </span>
            <span>
              {t(key)}
              {asks > 0 && <span className="sr-only">{`, ${t('walletAsks')}`}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
