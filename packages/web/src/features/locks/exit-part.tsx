import { locker } from '@vellum/contracts/locks';
import { decodeRevert } from '@vellum/tron/abi/revert';
import { toHexAddress } from '@vellum/tron/address';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { getRuntimeCode } from '@vellum/tron/client/contracts';
import type { ReactNode } from 'react';
import type { Chain } from '../../shared/chain/chain.ts';
import { NodeSource } from '../../shared/chain/node-source.tsx';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { contractKey } from '../../shared/earn/earn-keys.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale, useSentenceGap } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { methodsInCode } from './code-methods.ts';
import { checkExits, type ExitCheck } from './exit-check.ts';
import type { Lock } from './lock-queries.ts';
import { lockTexts } from './texts.ts';

/** That nothing opens a lock early: by the code itself, read and tried in this browser. */
export function ExitPart({ lock }: Readonly<{ lock: Lock | null }>): ReactNode {
  const t = useTexts(lockTexts);
  const { data, isError, refetch } = useExitCheck(lock);
  return (
    <Section title={t('noEarly')}>
      <p className="px-4 pb-3 text-14 text-ink-2">
        {t('noEarlyIntro')}
        <NodeSource />
      </p>
      <div className="px-4" aria-live="polite">
        {data && <Verdict check={data} lock={lock} />}
        {!data && isError && (
          <Notice kind="warn">
            {t('checkFailed')}
            <Button kind="ghost" size="small" onClick={() => void refetch()}>
              {t('checkAgain')}
            </Button>
          </Notice>
        )}
        {!data && !isError && (
          <div>
            <span className="sr-only">{t('checking')}</span>
            <Skeleton height={64} />
          </div>
        )}
      </div>
    </Section>
  );
}

type VerdictProps = Readonly<{ check: CheckedExit; lock: Lock | null }>;

function Verdict({ check, lock }: VerdictProps): ReactNode {
  const t = useTexts(lockTexts);
  const gap = useSentenceGap();
  const { methods, unknown, replacing } = check;
  const isRight = check.isRight && check.isRefused !== false;
  const changing = methods.filter(({ purpose }) => purpose !== 'reads');
  return (
    <>
      <Notice kind={isRight ? 'good' : 'bad'}>
        <b className="block font-strong">{t(isRight ? 'checkRight' : 'checkWrong')}</b>
        {lock && check.isRefused !== null && <Tried lock={lock} isRefused={check.isRefused} />}
      </Notice>
      <h3 className="pt-4 text-14 font-strong">{t('ways')}</h3>
      <dl>
        {changing.map(({ name, purpose }) => (
          <Figure key={name} name={t(purpose === 'reads' ? 'ways' : purpose)}>
            <code className="font-mono text-13">{name}</code>
          </Figure>
        ))}
      </dl>
      <p className="pt-1 text-13 text-ink-2">
        {t('readsOnly', { n: methods.length - changing.length })}
        {gap}
        {replacing.length === 0 && t('fixedCode')}
      </p>
      {unknown.length > 0 && <Odd text={t('unknownMethods', { list: unknown.join(', ') })} />}
      {replacing.length > 0 && <Odd text={t('replaceable', { list: replacing.join(', ') })} />}
    </>
  );
}

function Tried({ lock, isRefused }: Readonly<{ lock: Lock; isRefused: boolean }>): ReactNode {
  const t = useTexts(lockTexts);
  const time = dateTimeText(lock.lockTime, useLocale());
  return t(isRefused ? 'triedNow' : 'triedOpen', { n: lock.index, time });
}

function Odd({ text }: Readonly<{ text: string }>): ReactNode {
  return <p className="pt-2 text-14 text-down">{text}</p>;
}

/** What the code says, and what the contract did when a running lock was tried to be opened; null without one. */
type CheckedExit = ExitCheck & Readonly<{ isRefused: boolean | null }>;

/** Holds the running code of the lock contract against what it may do, and tries to open a lock too early. */
function useExitCheck(lock: Lock | null) {
  return useChainRead(['locks', 'exits', lock?.index ?? null], async (chain) => {
    const place = toHexAddress(chain.contract('locker'));
    const code = await getRuntimeCode(chain.client, place);
    const check = checkExits(methodsInCode(code));
    return { ...check, isRefused: lock && (await isRefused(chain, lock)) };
  });
}

/** Whether its own owner is refused now. Nothing is sent: the node only tries it. */
async function isRefused(chain: Chain, lock: Lock): Promise<boolean> {
  const { data } = locker.unlock(contractKey(lock.createTime));
  const contract = toHexAddress(chain.contract('locker'));
  const caller = toHexAddress(lock.lockerAddress);
  const outcome = await simulateCall(chain.client, { caller, contract, data });
  if (outcome.status === 'success') return false;
  const reason = decodeRevert(outcome.data, locker.abi);
  return reason.kind === 'custom' && reason.name === 'LockerNotYet';
}
