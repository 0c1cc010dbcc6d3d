import { type ReactNode, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import { type CanvasChart, canvasChart, type Drawing } from './canvas-chart.ts';

/** What buttons and keys do to the chart. */
export type ChartHandle = Pick<CanvasChart, 'point' | 'zoom'>;

type DrawnChartProps = Drawing &
  Readonly<{
    isFull: boolean;
    onPoint: (at: number | null) => void;
    onOldest: () => void;
    handle: RefObject<ChartHandle | null>;
  }>;

/** The canvas. A picture only: its figures are read beside it and in the table. */
export function DrawnChart(props: DrawnChartProps): ReactNode {
  const { bars, times, paint, isFull, onPoint, onOldest, handle } = props;
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<CanvasChart | null>(null);
  const heard = useRef({ onPoint, onOldest });
  useEffect(() => {
    heard.current = { onPoint, onOldest };
  });
  useEffect(() => {
    if (!place.current) return;
    const made = canvasChart(place.current, isFull, {
      point: (at) => heard.current.onPoint(at),
      oldest: () => heard.current.onOldest(),
    });
    chart.current = made;
    return () => {
      chart.current = null;
      made.remove();
    };
  }, [isFull]);
  // `isFull`: a new canvas is empty.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => chart.current?.draw({ bars, times, paint }), [bars, times, paint, isFull]);
  useImperativeHandle(handle, () => ({
    point: (at) => chart.current?.point(at),
    zoom: (direction) => chart.current?.zoom(direction),
  }));
  return <div ref={place} aria-hidden data-chart={bars.length} className="absolute inset-0" />;
}
