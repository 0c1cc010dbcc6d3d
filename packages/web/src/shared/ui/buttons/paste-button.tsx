import { type ReactNode, useSyncExternalStore } from 'react';

type PasteButtonProps = Readonly<{ label: string; onText: (text: string) => void }>;

/** Pastes what was copied into a field; not there where pages cannot read it, as on plain http. */
export function PasteButton({ label, onText }: PasteButtonProps): ReactNode {
  const canPaste = useSyncExternalStore(never, hasClipboard, () => true);
  if (!canPaste) return null;
  return (
    <button
      type="button"
      className="min-h-11 min-w-11 px-3 text-14 font-strong text-primary"
      // Taking the focus away would judge the field before the text is in it.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => void paste(onText)}
    >
      {label}
    </button>
  );
}

const never = () => () => {};

function hasClipboard(): boolean {
  const { clipboard } = navigator as { clipboard?: Partial<Clipboard> };
  return clipboard?.readText !== undefined;
}

async function paste(onText: (text: string) => void): Promise<void> {
  try {
    onText((await navigator.clipboard.readText()).trim());
  } catch {
    // Reading was not allowed; the field is there to type or paste by hand.
  }
}
