import { type ReactNode, useState } from 'react';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { ConfirmDialog } from '../../shared/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { ShareSheet } from '../../shared/ui/overlays/share-sheet.tsx';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { showToast, type Toast } from '../../shared/ui/overlays/toast.ts';

type Open = 'sheet' | 'dialog' | 'confirm' | 'share' | null;

export function Overlays(): ReactNode {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <Section title="Overlays">
      <div className="grid grid-cols-2 gap-3 px-4">
        <Button kind="secondary" onClick={() => setOpen('sheet')}>
          Sheet
        </Button>
        <Button kind="secondary" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button kind="secondary" onClick={() => setOpen('confirm')}>
          Confirm
        </Button>
        <Button kind="secondary" onClick={() => setOpen('share')}>
          Share
        </Button>
        <ToastButtons />
      </div>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title="Review: buy a card"
        detail="Nothing is signed yet."
        footer={<Button onClick={close}>Continue</Button>}
      >
        <p>You give 512.00 USDT.</p>
      </Sheet>
      <Dialog open={open === 'dialog'} onClose={close} title="Activate" detail="Joining is free.">
        <Button onClick={close}>Done</Button>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Burn 500 VLM?"
        detail="Permanent: these coins cannot come back."
        confirm="Burn"
        dangerous
      />
      <ShareSheet
        open={open === 'share'}
        onClose={close}
        title="Invite"
        text="A friend scans it and confirms your address."
        url="https://vellum.example/i/TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"
      />
    </Section>
  );
}

const toasts: readonly Toast[] = [
  { kind: 'good', text: 'Card listed for 512.00 USDT', action: { label: 'View', run: () => {} } },
  { kind: 'plain', text: 'Cancelled in wallet. Your form is kept.' },
  { kind: 'bad', text: 'BUY error: 212.00 USDT missing' },
  { kind: 'loading', text: 'Confirming, usually about 3 s' },
];

function ToastButtons(): ReactNode {
  return toasts.map((toast) => (
    <Button key={toast.kind} kind="ghost" onClick={() => void showToast(toast)}>
      {toast.kind}
    </Button>
  ));
}
