import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router';
import { answerEarlyDeeds } from '../shared/start/early-deeds.ts';
import { afterFirstPage, firstPageStands } from '../shared/start/first-page.ts';
import { KeepAliveRoutes } from './keep-alive-routes.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PageFrame } from './page-frame.tsx';
import { routeAt } from './route-at.ts';
import { bringPages } from './route-page.tsx';
import { routes } from './routes.tsx';

void afterFirstPage('later').then(bringPages);

export function App({ queries }: Readonly<{ queries: QueryClient }>): ReactNode {
  useEffect(() => {
    document.documentElement.dataset['app'] = 'there';
    answerEarlyDeeds();
    firstPageStands();
  }, []);
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <PageBoundary>
          <Screen />
        </PageBoundary>
      </BrowserRouter>
    </QueryClientProvider>
  );
}

function Screen(): ReactNode {
  const { pathname } = useLocation();
  const route = routeAt(routes, pathname);
  return (
    <PageFrame route={route}>
      <KeepAliveRoutes route={route} />
    </PageFrame>
  );
}
