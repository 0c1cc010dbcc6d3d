import type { FastifyRequest } from 'fastify';
import type { KnownPage } from './known-pages.ts';
import { languageOfPage } from './link-language.ts';
import { previewTags } from './preview-tags.ts';

/** Title and description of a page that is about nothing in particular, in the language of its link. */
export const pageTags =
  (publicUrl: () => string) =>
  (page: KnownPage, request: FastifyRequest): string => {
    const language = languageOfPage(request);
    const [path = '/'] = request.url.split('?', 1);
    return previewTags({
      language,
      title: page.title[language],
      description: page.description[language],
      url: publicUrl() + path,
      image: null,
    });
  };
