import type { SheetProps } from '../../shared/ui/overlays/sheet.tsx';

/** What the wallet sheet shows at one moment. It is one sheet throughout, so that a change of view closes nothing. */
export type SheetView = Pick<SheetProps, 'title' | 'detail' | 'footer' | 'children'>;
