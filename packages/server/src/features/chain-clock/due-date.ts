import type { DueKind } from '@vellum/api/wire/choice-lists';

/** A moment to come; `of` names what it is of, as the endpoint tells it. */
export type DueDate = Readonly<{ kind: DueKind; at: number; of: string | null }>;

/** As it is read from a table. */
export type DueRow = Readonly<{ kind: DueKind; at: bigint; of: string | null }>;

/** Of each list. Who moves on to the first of them sees the next. */
export const SHOWN = 4;

export const dueDate = ({ kind, at, of }: DueRow): DueDate => ({ kind, at: Number(at), of });
