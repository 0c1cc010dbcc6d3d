/** Something the person at the terminal can mend or must know; its message stands alone. */
export class StackProblem extends Error {
  override name = 'StackProblem';
}
