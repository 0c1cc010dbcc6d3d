/** Characters of an announcement, in each language. */
export const TITLE_LENGTH = 120;
export const BODY_LENGTH = 12_000;
