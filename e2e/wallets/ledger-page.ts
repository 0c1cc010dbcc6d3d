/** Runs in the page before anything of it: WebHID with one Ledger on the cable, which answers outside of the page. */
export function installWebHid(): void {
  type Outside = Readonly<{
    __ledgerReport: (report: number[]) => Promise<number[][]>;
    __ledgerState: () => Promise<Readonly<{ isPlugged: boolean; isAllowed: boolean }>>;
    __ledgerAllow: () => Promise<boolean>;
  }>;
  const outside = window as unknown as Outside;

  class Device extends EventTarget {
    readonly vendorId = 0x2c97;
    readonly productId = 0x5011;
    readonly productName = 'Nano S Plus';
    #isOpen = false;

    async open(): Promise<void> {
      if (this.#isOpen) throw new DOMException('The device is already open.', 'InvalidStateError');
      const { isPlugged } = await outside.__ledgerState();
      if (!isPlugged) throw new DOMException('Failed to open the device.', 'NetworkError');
      this.#isOpen = true;
    }

    async close(): Promise<void> {
      this.#isOpen = false;
    }

    async sendReport(_id: number, report: Uint8Array): Promise<void> {
      void outside.__ledgerReport([...report]).then((answer) => {
        for (const bytes of answer) {
          const data = new DataView(Uint8Array.from(bytes).buffer);
          this.dispatchEvent(Object.assign(new Event('inputreport'), { data, device: this }));
        }
      });
    }
  }

  const device = new Device();
  const hid = Object.assign(new EventTarget(), {
    async getDevices() {
      const { isPlugged, isAllowed } = await outside.__ledgerState();
      return isPlugged && isAllowed ? [device] : [];
    },
    async requestDevice() {
      if (!navigator.userActivation.isActive) throw new DOMException('No tap.', 'SecurityError');
      return (await outside.__ledgerAllow()) ? [device] : [];
    },
  });
  Object.defineProperty(navigator, 'hid', { value: hid });
  Object.assign(window, {
    __ledgerTell: (event: 'connect' | 'disconnect') =>
      hid.dispatchEvent(Object.assign(new Event(event), { device })),
  });
}

/** The same for a browser that cannot talk to USB devices. */
export function removeWebHid(): void {
  Object.defineProperty(navigator, 'hid', { value: undefined });
}
