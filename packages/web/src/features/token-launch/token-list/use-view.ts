import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type View, viewNames } from './home-queries.ts';

/** Which tokens are shown: what a link asked for (`?view=`), then what is chosen on the page. */
export function useView(): readonly [View, (view: View) => void] {
  const [search] = useSearchParams();
  const asked = viewNames.find((name) => name === search.get('view'));
  const [view, setView] = useState<View>(asked ?? 'all');
  // The page stays alive while others are open, so a link may ask again later.
  const [followed, setFollowed] = useState(asked);
  if (asked !== followed) {
    setFollowed(asked);
    if (asked !== undefined) setView(asked);
  }
  return [view, setView];
}
