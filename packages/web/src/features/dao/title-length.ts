/** Characters of a proposal's title in a review: it stands beside what is signed, and anybody wrote it. */
export const LONGEST_TITLE = 120;
