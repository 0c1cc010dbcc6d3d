/** A page as markup, and what it asked for as text of JSON without `<`. */
export type FirstView = Readonly<{ markup: string; answers: string }>;

/** A page, the language, and the time zone of who reads it; null for one that is not known. */
export type WantedView = Readonly<{ address: string; locale: string; zone: string | null }>;

export type DrawMessage = Readonly<{ kind: 'draw'; wanted: WantedView }>;

/** A question of the page, to this server or to a node. */
export type AskMessage = Readonly<{
  kind: 'ask';
  id: number;
  address: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}>;

export type GivenAnswer = Readonly<{ status: number; body: string }>;

/** Null for a question that is not answered: the page is drawn as one that waits. */
export type AnswerMessage = Readonly<{ kind: 'answer'; id: number; answer: GivenAnswer | null }>;

export type ToWorker = DrawMessage | AnswerMessage;

export type ToMain =
  | Readonly<{ kind: 'ready' }>
  | AskMessage
  | Readonly<{ kind: 'drawn'; view: FirstView }>
  | Readonly<{ kind: 'failed'; reason: string }>;
