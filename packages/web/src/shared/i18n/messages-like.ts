/** What a translation must hold: every key of the English messages and no other. */
export type MessagesLike<English> = Readonly<Record<keyof English, string>>;
