/** No language could be loaded, so no text is there but this one: it stands in both. */
export function startFailed(place: HTMLElement): void {
  const link = document.createElement('a');
  link.href = location.href;
  link.textContent = 'Vellum did not load. Reload. · Vellum 未能載入，請重新載入。';
  link.className = 'block px-8 pt-24 text-primary underline';
  // Markup in another language is hidden; this is in both.
  delete place.dataset['drawn'];
  place.replaceChildren(link);
}
