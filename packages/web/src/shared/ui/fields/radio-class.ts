/** A radio button that is seen as such; drawn, since browsers fill theirs grey in the dark. */
export const radioClass =
  'size-5 flex-none cursor-pointer appearance-none rounded-full border border-line bg-surface checked:border-6 checked:border-primary';
