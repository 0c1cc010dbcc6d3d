/** What is used of WebHID, whose types are not among those of the DOM. */
export type HidDevice = EventTarget &
  Readonly<{ productName: string; vendorId: number; close(): Promise<void> }>;

type WebHid = EventTarget &
  Readonly<{
    /** Devices that this site may use and that are plugged in. */
    getDevices(): Promise<readonly HidDevice[]>;
    /** The browser's list to choose from; opens only right after a tap. */
    requestDevice(
      wanted: Readonly<{ filters: readonly Readonly<{ vendorId: number }>[] }>,
    ): Promise<readonly HidDevice[]>;
  }>;

/** Ledger among the makers of USB devices. */
const vendorId = 0x2c97;

/** Null in browsers that cannot talk to USB devices: Firefox, Safari, phones. */
export function webHid(): WebHid | null {
  return ('hid' in navigator && (navigator.hid as WebHid | undefined)) || null;
}

/** A Ledger that this site may use already. */
export async function allowedLedger(): Promise<HidDevice | null> {
  const devices = (await webHid()?.getDevices()) ?? [];
  return devices.find((device) => device.vendorId === vendorId) ?? null;
}

/** Lets the person choose a Ledger; null when none was chosen. */
export async function chooseLedger(): Promise<HidDevice | null> {
  const devices = (await webHid()?.requestDevice({ filters: [{ vendorId }] })) ?? [];
  return devices[0] ?? null;
}

/** Tells when a device that this site may use is plugged in; a Ledger does that as well when it opens an app. */
export function onPluggedIn(listener: () => void): () => void {
  const hid = webHid();
  hid?.addEventListener('connect', listener);
  return () => hid?.removeEventListener('connect', listener);
}
