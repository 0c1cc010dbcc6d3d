import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { countText } from '../../shared/coins/cost-text.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useStore } from '../../shared/state/use-store.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { useLast } from '../../shared/ui/overlays/use-last.ts';
import { CallPart } from './call-part.tsx';
import type { DemoAccount } from './demo-accounts.ts';
import type { DemoHead } from './demo-node.ts';
import { currentDemoNode, demoDesk } from './demo-wallet.ts';
import { Signer } from './signer.tsx';
import type { SigningRequest } from './signing-desk.ts';
import { TestFundsBand } from './test-funds-band.tsx';
import { demoWalletTexts } from './texts.ts';

/** What the demo wallet is asked to sign, in words. Only its button signs; everything else rejects. */
export function ApproveSheet(): ReactNode {
  const t = useTexts(demoWalletTexts);
  const request = useStore(demoDesk.subscribe, demoDesk.get);
  const shown = useLast(request);
  const head = useHead(request);
  return (
    <Sheet
      open={request !== null}
      onClose={() => demoDesk.reject()}
      title={t(shown ? titleOf(shown) : 'signCall')}
      detail={t('askedBy')}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button kind="secondary" onClick={() => demoDesk.reject()}>
            {t('reject')}
          </Button>
          <Button onClick={() => demoDesk.approve()}>{t('sign')}</Button>
        </div>
      }
    >
      <div className="-mx-4 mb-4">
        <TestFundsBand {...(head && { text: t('onBlock', { number: countText(head.number) }) })} />
      </div>
      {shown?.kind === 'transaction' && (
        <CallPart transaction={shown.transaction} account={shown.account} head={head} />
      )}
      {shown?.kind === 'message' && <Words text={shown.text} account={shown.account} />}
    </Sheet>
  );
}

function titleOf(request: SigningRequest) {
  if (request.kind === 'message') return 'signWords';
  return request.transaction.data === null ? 'signTransfer' : 'signCall';
}

function Words({ text, account }: Readonly<{ text: string; account: DemoAccount }>): ReactNode {
  const t = useTexts(demoWalletTexts);
  return (
    <>
      <dl className="-mt-3">
        <Signer account={account} />
      </dl>
      <p className="text-14 text-ink-2">{t('words')}</p>
      <pre className="mt-1 rounded-control border border-line-soft bg-bg p-3 font-mono text-13 break-words whitespace-pre-wrap">
        {text}
      </pre>
      <p className="mt-3 flex gap-2 text-14 text-up">
        <Icon of={ShieldCheck} size={20} />
        {t('wordsNote')}
      </p>
    </>
  );
}

function useHead(request: SigningRequest | null): DemoHead | null {
  const [head, setHead] = useState<DemoHead | null>(null);
  useEffect(() => {
    if (!request) return;
    let over = false;
    currentDemoNode()
      ?.head()
      .then(
        (now) => !over && setHead(now),
        () => {},
      );
    return () => {
      over = true;
    };
  }, [request]);
  return head;
}
