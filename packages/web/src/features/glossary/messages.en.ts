export const messages = {
  intro: 'What the terms here mean, and what they mean for your money.',
  search: 'Find a term',
  nothingTitle: 'No matches',
  nothingText: 'Try part of the term, or open the help of the page.',
  showAll: 'Show all terms',
} as const;
