import { ProviderTron, registerTIP6963Provider } from '@onekeyfe/onekey-tron-provider';

type Native = (method: string, params: string) => Promise<string>;
type Page = Window & Record<string, unknown>;

/**
 * Runs in the page: OneKey's own provider, put where OneKey's script puts it. Its bridge to the app leads to the test,
 * which plays the app and nothing else.
 */
function enter(page: Page): void {
  const native = page['__oneKeyNative'] as Native;
  const bridge = {
    async request({ data }: { data: { method: string; params?: unknown } }) {
      const answer = await native(data.method, JSON.stringify(data.params ?? null));
      const { error, result } = JSON.parse(answer);
      if (error) throw Object.assign(new Error(error.message), error);
      return { result };
    },
    attachProviderInstance() {},
  };
  // biome-ignore lint/suspicious/noExplicitAny: the package asks for its own class where two of its functions do.
  const provider = new ProviderTron({ bridge: bridge as any });
  page['$onekey'] = { tron: provider };
  page['tronLink'] = provider;
  page['tron'] = provider;
  const image = 'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg"/>';
  // biome-ignore lint/suspicious/noExplicitAny: declared for another version of its own provider.
  registerTIP6963Provider({ provider: provider as any, image });
  page['__oneKeyTell'] = (event: string, params: unknown) =>
    provider.emit('message_low_level', { method: `wallet_events_${event}`, params });
}

enter(window as unknown as Page);
