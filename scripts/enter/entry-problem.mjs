/** Something the person at the terminal can mend; its message is one line that says how. */
export class EntryProblem extends Error {}

export const noSpace =
  'no space left for the packages of the project: free about 2 GB and run again.';
