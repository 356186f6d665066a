import { type PointerEvent, useRef, useState } from 'react';
import { keepOnStage, type Offset, swipeOf, zoomBy } from './viewer-moves.ts';

interface View {
	zoom: number;
	offset: Offset;
}

const WHOLE: View = { zoom: 1, offset: { x: 0, y: 0 } };
const DOUBLE = 2;

export function useStage(onTurn: (by: 1 | -1) => void) {
	const [view, setView] = useState(WHOLE);
	const grip = useRef<(Offset & { from: Offset }) | null>(null);
	const setZoom = (zoom: number): void => setView(({ offset }) => (zoom === 1 ? WHOLE : { zoom, offset }));

	const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
		if (!event.isPrimary || event.button !== 0) return;
		grip.current = { x: event.clientX, y: event.clientY, from: view.offset };
		event.currentTarget.setPointerCapture(event.pointerId);
	};
	const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
		const held = grip.current;
		if (!held || view.zoom === 1) return;
		const moved = { x: held.from.x + event.clientX - held.x, y: held.from.y + event.clientY - held.y };
		setView({ zoom: view.zoom, offset: keepOnStage(moved, view.zoom, event.currentTarget.getBoundingClientRect()) });
	};
	const onPointerUp = (event: PointerEvent<HTMLElement>): void => {
		const held = grip.current;
		grip.current = null;
		if (!held || view.zoom > 1) return;
		const turn = swipeOf({ x: event.clientX - held.x, y: event.clientY - held.y });
		if (turn !== 0) onTurn(turn);
	};
	return {
		zoom: view.zoom,
		transform: `translate(${view.offset.x}px, ${view.offset.y}px) scale(${view.zoom})`,
		zoomIn: () => setZoom(zoomBy(view.zoom, 1)),
		zoomOut: () => setZoom(zoomBy(view.zoom, -1)),
		whole: () => setView(WHOLE),
		handlers: {
			onPointerDown,
			onPointerMove,
			onPointerUp,
			onPointerCancel: () => {
				grip.current = null;
			},
			onDoubleClick: () => setZoom(view.zoom === 1 ? DOUBLE : 1),
		},
	};
}
