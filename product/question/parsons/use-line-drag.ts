import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { LEVEL_WIDTH, type LinePlace } from './line-order.ts';

/** A press is a drag from this distance on, in px. */
const THRESHOLD = 5;

interface DraggedLine {
	id: string;
	/** Null outside of the answer. */
	place: LinePlace | null;
}

interface Press {
	id: string;
	pointer: number;
	x: number;
	y: number;
	/** From the left edge of the line to the pointer, in px. */
	grip: number;
}

interface LineDragOptions {
	disabled: boolean;
	onDrop: (id: string, place: LinePlace | null) => void;
}

/** Dragging lines with a mouse, a pen or a finger. A finger drags by the handle, so that it can still scroll. Escape cancels. */
export function useLineDrag({ disabled, onDrop }: LineDragOptions) {
	const [line, setLine] = useState<DraggedLine | null>(null);
	const press = useRef<Press | null>(null);
	/** The click that ends a drag is no press of a line. */
	const dragged = useRef(false);
	const end = (): void => {
		press.current = null;
		setLine(null);
	};
	const dragging = line !== null;
	useEffect(() => {
		if (!dragging) return;
		const onKey = (event: globalThis.KeyboardEvent): void => {
			if (event.key !== 'Escape') return;
			event.preventDefault();
			event.stopPropagation();
			press.current = null;
			setLine(null);
		};
		window.addEventListener('keydown', onKey, true);
		return () => window.removeEventListener('keydown', onKey, true);
	}, [dragging]);
	return {
		line,
		wasDrag: (): boolean => dragged.current,
		handlers: {
			onPointerDown(event: PointerEvent<HTMLElement>): void {
				dragged.current = false;
				press.current = disabled ? null : pressOf(event);
			},
			onPointerMove(event: PointerEvent<HTMLElement>): void {
				const { current } = press;
				if (event.pointerId !== current?.pointer) return;
				if (!line) {
					if (Math.hypot(event.clientX - current.x, event.clientY - current.y) < THRESHOLD) return;
					// The field, not the line, which moves from list to list.
					event.currentTarget.setPointerCapture(event.pointerId);
					dragged.current = true;
				}
				setLine({ id: current.id, place: placeUnder(event, current) });
			},
			onPointerUp(event: PointerEvent<HTMLElement>): void {
				const { current } = press;
				if (line && current) onDrop(line.id, placeUnder(event, current));
				end();
			},
			onPointerCancel: end,
		},
	};
}

function pressOf({ target, pointerType, pointerId, button, clientX, clientY }: PointerEvent): Press | null {
	if (!(target instanceof Element) || button !== 0) return null;
	if (pointerType === 'touch' && !target.closest('[data-handle]')) return null;
	const card = target.closest<HTMLElement>('[data-line]');
	const id = card?.dataset.line;
	if (!card || id === undefined) return null;
	return { id, pointer: pointerId, x: clientX, y: clientY, grip: clientX - card.getBoundingClientRect().left };
}

function placeUnder({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>, { id, grip }: Press): LinePlace | null {
	const list = currentTarget.querySelector('[data-answer]');
	const column = list?.parentElement?.getBoundingClientRect();
	if (!list || !column) return null;
	const { left, right, top, bottom } = column;
	if (clientX < left || clientX > right || clientY < top || clientY > bottom) return null;
	const others = [...list.querySelectorAll<HTMLElement>('[data-line]')].filter(({ dataset }) => dataset.line !== id);
	const at = others.filter((card) => {
		const box = card.getBoundingClientRect();
		return box.top + box.height / 2 < clientY;
	}).length;
	return { at, indent: Math.round((clientX - grip - list.getBoundingClientRect().left) / LEVEL_WIDTH) };
}
