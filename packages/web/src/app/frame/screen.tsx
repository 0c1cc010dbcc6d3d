import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useFrameReady } from '../../shared/start/ready.ts';
import { routeAt } from '../routing/route-at.ts';
import { routes } from '../routing/routes.tsx';
import { KeepAliveRoutes } from './keep-alive-routes.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PageFrame } from './page-frame.tsx';

/** The app below its router: rendered by the server and hydrated in the browser. */
export function Screen(): ReactNode {
  return (
    <PageBoundary>
      <FramedPage />
    </PageBoundary>
  );
}

function FramedPage(): ReactNode {
  const { pathname } = useLocation();
  const route = routeAt(routes, pathname);
  useFrameReady();
  return (
    <PageFrame route={route}>
      <KeepAliveRoutes route={route} />
    </PageFrame>
  );
}
