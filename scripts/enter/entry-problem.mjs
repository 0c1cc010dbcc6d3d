/** Something the person at the terminal can mend; its message is one line that says how. */
export class EntryProblem extends Error {}
