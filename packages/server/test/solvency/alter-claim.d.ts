/** Someone with a key to the database gives one claim another amount; `by` is added to it in every statement kept. */
export declare function alterClaim(databaseUrl: string, owner: string, by: bigint): Promise<void>;
