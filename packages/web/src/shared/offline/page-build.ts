/** The script that this page began with; its name holds the content of the whole build. Null in development. */
export function pageBuild(): string | null {
  const script = document.querySelector<HTMLScriptElement>(
    'script[type="module"][src^="/assets/"]',
  );
  return script && new URL(script.src).pathname;
}
