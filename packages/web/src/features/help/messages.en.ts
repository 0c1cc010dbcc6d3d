export const messages = {
  open: 'Help: {page}',
  does: 'What this page does',
  risk: 'What can go wrong',
  numbers: 'About the numbers',
  words: 'Terms',
  allWords: 'All terms',
  failed: "We couldn't load the help. Please try again.",
} as const;
