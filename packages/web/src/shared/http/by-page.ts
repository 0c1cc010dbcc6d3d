type PageOfRows = Readonly<{ hasMore: boolean; pageNo: number }>;

/** How a list that the server gives page by page begins and continues; part of the options of its query. */
export const byPage = {
  initialPageParam: 1,
  getNextPageParam: ({ hasMore, pageNo }: PageOfRows) => (hasMore ? pageNo + 1 : undefined),
};
