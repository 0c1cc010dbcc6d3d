import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { type Catalog, flatten, i18n } from '../shared/i18n/active-locale.ts';
import type { Locale } from '../shared/i18n/locale.ts';
import { paths } from '../shared/navigation/paths.ts';
import { catalog as english } from './catalog.en.ts';
import { catalog as chinese } from './catalog.zh-tw.ts';
import { HomePage } from './home-page.tsx';
import { PageFrame } from './page-frame.tsx';
import { routeAt } from './route-at.ts';
import { routes } from './routes.tsx';

/**
 * The first page as markup, in every language: what `start` shows until the app has come. It is made of the
 * very parts of the app when the web is built, so what replaces it stands where it stood.
 */
export function startShells(): Readonly<Record<Locale, string>> {
  return { en: shellIn('en', english), 'zh-TW': shellIn('zh-TW', chinese) };
}

function shellIn(locale: Locale, catalog: Catalog): string {
  i18n.loadAndActivate({ locale, messages: flatten(catalog) });
  return renderToStaticMarkup(
    <StaticRouter location={paths.home}>
      <PageFrame route={routeAt(routes, paths.home)}>
        <div data-page="home">
          <HomePage />
        </div>
      </PageFrame>
    </StaticRouter>,
  );
}
