/**
 * Dragging lines of the tree with a mouse, a pen or a finger. A finger drags by the handle, so that it can still scroll. While something is
 * dragged, only the mark and the label beside the pointer are drawn, not the tree.
 */
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { proxy } from 'valtio/vanilla';
import { type DropMark, dropAt, scrollSpeed } from './drop-target.ts';
import type { VisibleLine } from './visible-lines.ts';

export interface DragState {
	/** Keys that are dragged; empty otherwise. */
	keys: readonly string[];
	mark: DropMark | null;
	/** Pointer in the window, in px. */
	x: number;
	y: number;
}

export interface DragOptions {
	scroller: RefObject<HTMLElement | null>;
	lines: readonly VisibleLine[];
	/** Height of a line in px. */
	lineHeight: number;
	isOpen: (key: string) => boolean;
	/** The nodes to drag when a line is dragged: the selection, or only this line if it is not in it. */
	keysFor: (key: string) => readonly string[];
	onOpen: (key: string) => void;
	onDrop: (keys: readonly string[], mark: DropMark) => void;
	onCancel: () => void;
	disabled: boolean;
}

/** A press is a drag from this distance on, in px. */
const THRESHOLD = 5;
/** A closed group opens when the pointer rests on it for this long, in ms. */
const OPENS_AFTER = 700;

interface Press {
	key: string;
	pointer: number;
	x: number;
	y: number;
}

export function useDrag(options: DragOptions) {
	const [state] = useState(() => proxy<DragState>({ keys: [], mark: null, x: 0, y: 0 }));
	const press = useRef<Press | null>(null);
	/** Pointer in the window, in px. */
	const pointer = useRef({ x: 0, y: 0 });
	const frame = useRef(0);
	const rest = useRef<{ key: string; timer: ReturnType<typeof setTimeout> } | null>(null);
	/** The click that ends a drag is not a choice. */
	const dragged = useRef(false);
	// Handlers outlive the render in which the drag began.
	const latest = useRef(options);
	latest.current = options;

	const restOn = (key: string | null): void => {
		if (rest.current?.key === key) return;
		if (rest.current) clearTimeout(rest.current.timer);
		rest.current = key === null ? null : { key, timer: setTimeout(() => latest.current.onOpen(key), OPENS_AFTER) };
	};
	const look = (): void => {
		const { scroller, lines, lineHeight, isOpen } = latest.current;
		const element = scroller.current;
		if (!element) return;
		Object.assign(state, pointer.current);
		const at = (state.y - element.getBoundingClientRect().top + element.scrollTop) / lineHeight;
		const mark = dropAt(lines, isOpen, at);
		const isNew = mark?.target !== state.mark?.target || mark?.where !== state.mark?.where || mark?.index !== state.mark?.index;
		if (isNew) state.mark = mark;
		restOn(mark?.where === 'within' && !isOpen(mark.target) ? mark.target : null);
	};
	/** Once per frame, however many moves of the pointer and of the lines come before it. */
	const follow = (): void => {
		const element = latest.current.scroller.current;
		if (!element) return;
		const { top, bottom } = element.getBoundingClientRect();
		const speed = scrollSpeed(pointer.current.y, Math.max(0, top), Math.min(window.innerHeight, bottom));
		if (speed !== 0) element.scrollTop += speed;
		look();
		frame.current = requestAnimationFrame(follow);
	};
	const end = (): void => {
		cancelAnimationFrame(frame.current);
		restOn(null);
		press.current = null;
		latest.current.scroller.current?.removeAttribute('data-dragging');
		state.keys = [];
		state.mark = null;
	};
	const begin = (key: string): void => {
		dragged.current = true;
		state.keys = [...latest.current.keysFor(key)];
		latest.current.scroller.current?.setAttribute('data-dragging', '');
		// The mark and the label appear a frame after the lines have changed, which is work enough for one.
		frame.current = requestAnimationFrame(() => {
			frame.current = requestAnimationFrame(follow);
		});
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: the listener reads the state when a key is pressed
	useEffect(() => {
		const onKey = (event: KeyboardEvent): void => {
			if (event.key !== 'Escape' || state.keys.length === 0) return;
			event.preventDefault();
			event.stopPropagation();
			end();
			latest.current.onCancel();
		};
		window.addEventListener('keydown', onKey, true);
		return () => {
			window.removeEventListener('keydown', onKey, true);
			end();
		};
	}, []);

	return {
		state,
		/** Whether the click that is being handled ended a drag; asking clears it. */
		wasDrag(): boolean {
			const was = dragged.current;
			dragged.current = false;
			return was;
		},
		handlers: {
			onPointerDown(event: PointerEvent<HTMLElement>): void {
				dragged.current = false;
				const target = event.target instanceof Element ? event.target : null;
				const key = target?.closest<HTMLElement>('[data-key]')?.dataset.key;
				const isFinger = event.pointerType === 'touch' && !target?.closest('[data-handle]');
				if (latest.current.disabled || event.button !== 0 || isFinger || key === undefined || target?.closest('[data-toggle]')) return;
				press.current = { key, pointer: event.pointerId, x: event.clientX, y: event.clientY };
			},
			onPointerMove(event: PointerEvent<HTMLElement>): void {
				const start = press.current;
				if (!start || event.pointerId !== start.pointer) return;
				if (state.keys.length === 0) {
					if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < THRESHOLD) return;
					event.currentTarget.setPointerCapture(event.pointerId);
					begin(start.key);
				}
				pointer.current = { x: event.clientX, y: event.clientY };
			},
			onPointerUp(event: PointerEvent<HTMLElement>): void {
				if (state.keys.length > 0) {
					pointer.current = { x: event.clientX, y: event.clientY };
					look();
				}
				const { keys, mark } = state;
				const done = keys.length > 0 ? { keys: [...keys], mark: mark && { ...mark } } : null;
				end();
				// In a task of its own: a long list is changed and drawn after the mark is gone.
				if (done?.mark) setTimeout(latest.current.onDrop, 0, done.keys, done.mark);
			},
			onPointerCancel: end,
		},
	};
}

export type Drag = ReturnType<typeof useDrag>;
