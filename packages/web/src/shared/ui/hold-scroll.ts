let held = 0;

/** Keeps the page from scrolling until the returned function is called; several may hold it at once. */
export function holdScroll(): () => void {
  held += 1;
  if (held === 1) freeze();
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    held -= 1;
    if (held === 0) thaw();
  };
}

function freeze(): void {
  const { documentElement: page, body } = document;
  // Where a scroll bar takes room, its room stays.
  const bar = window.innerWidth - page.clientWidth;
  page.style.overflow = 'hidden';
  if (bar > 0) body.style.paddingRight = `${bar}px`;
}

function thaw(): void {
  document.documentElement.style.overflow = '';
  document.body.style.paddingRight = '';
}
