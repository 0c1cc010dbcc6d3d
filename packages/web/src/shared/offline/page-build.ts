/** The script that this page began with; its name holds the content of the whole build. Null in development and where the server draws. */
export function pageBuild(): string | null {
  if (typeof document === 'undefined') return null;
  const script = document.querySelector<HTMLScriptElement>(
    'script[type="module"][src^="/assets/"]',
  );
  return script && new URL(script.src).pathname;
}
