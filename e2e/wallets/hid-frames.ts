/** Bytes of a report between page and device. */
const reportLength = 64;
const tag = 0x05;

/** Puts commands together from the reports of a page, and cuts answers into reports, as Ledgers frame them over USB. */
export class HidFrames {
  #channel: Uint8Array = Uint8Array.from([0, 0]);
  #data: number[] = [];
  #length = 0;

  /** The command that this report completes; null while more must come. */
  take(report: Uint8Array): Uint8Array | null {
    const isFirst = report[3] === 0 && report[4] === 0;
    this.#channel = report.slice(0, 2);
    if (isFirst) {
      this.#length = (report[5] ?? 0) * 256 + (report[6] ?? 0);
      this.#data = [...report.subarray(7)];
    } else this.#data.push(...report.subarray(5));
    return this.#data.length < this.#length
      ? null
      : Uint8Array.from(this.#data.slice(0, this.#length));
  }

  answer(bytes: Uint8Array): readonly Uint8Array[] {
    const all = [bytes.length >> 8, bytes.length & 0xff, ...bytes];
    const room = reportLength - 5;
    return Array.from({ length: Math.ceil(all.length / room) }, (_, at) => {
      const report = new Uint8Array(reportLength);
      report.set([...this.#channel, tag, at >> 8, at & 0xff]);
      report.set(all.slice(at * room, (at + 1) * room), 5);
      return report;
    });
  }
}
