/** Plane of a whole card; its aspect is the one thing a page must know to reserve the room. */
export const cardSize = { width: 640, height: 404 } as const;
