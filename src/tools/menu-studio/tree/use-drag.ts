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

/** Options of the newest render: a drag outlives the render in which it began. */
interface Latest {
	current: DragOptions;
}

export function useDrag(options: DragOptions) {
	const latest = useRef(options);
	latest.current = options;
	const [drag] = useState(() => createDrag(latest));
	useEffect(() => {
		const onKey = (event: KeyboardEvent): void => {
			if (event.key !== 'Escape' || !drag.isDragging()) return;
			event.preventDefault();
			event.stopPropagation();
			drag.end();
			latest.current.onCancel();
		};
		window.addEventListener('keydown', onKey, true);
		return () => {
			window.removeEventListener('keydown', onKey, true);
			drag.end();
		};
	}, [drag]);
	return drag;
}

function createDrag(latest: Latest) {
	const state = proxy<DragState>({ keys: [], mark: null, x: 0, y: 0 });
	const follower = createFollower(state, latest);
	let press: Press | null = null;
	/** The click that ends a drag is not a choice. */
	let dragged = false;
	const isDragging = (): boolean => state.keys.length > 0;
	const end = (): void => {
		follower.stop();
		press = null;
		latest.current.scroller.current?.removeAttribute('data-dragging');
		Object.assign(state, { keys: [], mark: null });
	};
	const begin = (key: string): void => {
		dragged = true;
		state.keys = [...latest.current.keysFor(key)];
		latest.current.scroller.current?.setAttribute('data-dragging', '');
		follower.start();
	};
	return {
		state,
		isDragging,
		end,
		/** Whether the click that is being handled ended a drag; asking clears it. */
		wasDrag(): boolean {
			const was = dragged;
			dragged = false;
			return was;
		},
		handlers: {
			onPointerDown(event: PointerEvent<HTMLElement>): void {
				dragged = false;
				const key = pressedKey(event);
				if (latest.current.disabled || key === undefined) return;
				press = { key, pointer: event.pointerId, x: event.clientX, y: event.clientY };
			},
			onPointerMove(event: PointerEvent<HTMLElement>): void {
				if (event.pointerId !== press?.pointer) return;
				if (!isDragging()) {
					if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < THRESHOLD) return;
					event.currentTarget.setPointerCapture(event.pointerId);
					begin(press.key);
				}
				follower.move(event);
			},
			onPointerUp(event: PointerEvent<HTMLElement>): void {
				if (isDragging()) {
					follower.move(event);
					follower.update();
				}
				const { keys, mark } = state;
				const done = mark && isDragging() ? { keys: [...keys], mark: { ...mark } } : null;
				end();
				// In a task of its own: a long list is changed and drawn after the mark is gone.
				if (done) setTimeout(latest.current.onDrop, 0, done.keys, done.mark);
			},
			onPointerCancel: end,
		},
	};
}

/** Key of the line on which a press may begin a drag. */
function pressedKey({ target, pointerType, button }: PointerEvent): string | undefined {
	if (!(target instanceof Element) || button !== 0 || target.closest('[data-toggle]')) return undefined;
	if (pointerType === 'touch' && !target.closest('[data-handle]')) return undefined;
	return target.closest<HTMLElement>('[data-key]')?.dataset.key;
}

/** Follows the pointer during a drag: moves the mark, scrolls at the edges, and opens the group under the pointer. */
function createFollower(state: DragState, latest: Latest) {
	/** Pointer in the window, in px. */
	let pointer = { x: 0, y: 0 };
	let frame = 0;
	let rest: { key: string; timer: ReturnType<typeof setTimeout> } | null = null;

	const restOn = (key: string | null): void => {
		if (rest?.key === key) return;
		if (rest) clearTimeout(rest.timer);
		rest = key === null ? null : { key, timer: setTimeout(() => latest.current.onOpen(key), OPENS_AFTER) };
	};
	const update = (): void => {
		const { scroller, lines, lineHeight, isOpen } = latest.current;
		const element = scroller.current;
		if (!element) return;
		Object.assign(state, pointer);
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
		const speed = scrollSpeed(pointer.y, Math.max(0, top), Math.min(window.innerHeight, bottom));
		if (speed !== 0) element.scrollTop += speed;
		update();
		frame = requestAnimationFrame(follow);
	};
	return {
		update,
		move({ clientX, clientY }: PointerEvent): void {
			pointer = { x: clientX, y: clientY };
		},
		start(): void {
			// The mark and the label appear a frame after the lines have changed, which is work enough for one.
			frame = requestAnimationFrame(() => {
				frame = requestAnimationFrame(follow);
			});
		},
		stop(): void {
			cancelAnimationFrame(frame);
			restOn(null);
		},
	};
}

export type Drag = ReturnType<typeof useDrag>;
