type PageOfRows = Readonly<{ hasMore: boolean; pageNo: number }>;

/** How a list that the server gives page by page begins and continues; part of the options of its query. */
export const byPage = {
  initialPageParam: 1,
  getNextPageParam: ({ hasMore, pageNo }: PageOfRows) => (hasMore ? pageNo + 1 : undefined),
};

type Page<Row> = Readonly<{ list: readonly Row[]; hasMore: boolean }>;

/** All rows of a list, or those of its first pages; `isWhole` is false where there are more. */
export async function everyPage<Row>(
  ask: (pageNo: number) => Promise<Page<Row>>,
  mostPages = Number.POSITIVE_INFINITY,
): Promise<Readonly<{ list: readonly Row[]; isWhole: boolean }>> {
  const found: Row[] = [];
  for (let pageNo = 1; pageNo <= mostPages; pageNo++) {
    const { list, hasMore } = await ask(pageNo);
    found.push(...list);
    if (!hasMore) return { list: found, isWhole: true };
  }
  return { list: found, isWhole: false };
}
