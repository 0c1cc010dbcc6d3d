import type { PathName } from '../shared/navigation/paths.ts';

/** Every page has a path, but for the gallery of components and the page of all other addresses. */
export type RouteName = PathName | 'design' | 'notFound';
