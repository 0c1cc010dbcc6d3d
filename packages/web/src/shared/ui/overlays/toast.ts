/** What a toast says. Failures stay until dismissed; the rest fades but lives on in the activity centre. */
export type Toast = Readonly<{
  kind: 'good' | 'plain' | 'bad' | 'loading';
  text: string;
  action?: Readonly<{ label: string; run: () => void }>;
}>;

type ToastHost = Readonly<{ show: (toast: Toast) => void; clearLoading: () => void }>;

let host: Promise<ToastHost> | null = null;
let open: (() => Promise<ToastHost>) | null = null;

/** The app says how to load what draws toasts; nothing is loaded before the first toast. */
export function registerToastHost(load: () => Promise<ToastHost>): void {
  open = load;
}

export async function showToast(toast: Toast): Promise<void> {
  if (!open) return;
  host ??= open();
  const { show } = await host;
  show(toast);
}

/** Takes the loading toast away; nothing happens when there is none. */
export async function clearLoadingToast(): Promise<void> {
  const { clearLoading } = (await host) ?? {};
  clearLoading?.();
}
