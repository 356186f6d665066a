import type { FunctionComponent } from 'react';
import { proxy } from 'valtio/vanilla';

export type MessageKind = 'success' | 'info' | 'warning' | 'error';

export interface Message {
	id: number;
	kind: MessageKind;
	text: string;
	title: string | null;
}

/** A message without an end of its own, such as that of a download. */
export interface KeptMessage {
	/** Replaces the text, unless the user has dismissed the message. */
	say(text: string): void;
	close(): void;
}

export interface Question {
	text: string;
	title: string | null;
	/** Label of the confirming button. */
	yes?: string;
}

export interface FeedbackState {
	messages: readonly Message[];
	question: (Question & { id: number }) | null;
	blocking: number;
	/** The views of questions and of the overlay. The main layout brings them; other pages load them when they first need one. */
	Dialogs: FunctionComponent<FeedbackDialogsProps> | null;
}

export interface FeedbackDialogsProps extends Pick<FeedbackState, 'question' | 'blocking'> {
	overlayText: string;
	onAnswer: (yes: boolean) => void;
}

export interface FeedbackStore {
	state: FeedbackState;
	/** Shows a message for the configured time. A text already on screen is not shown twice. */
	message(kind: MessageKind, text: string, title?: string): void;
	keepMessage(text: string): KeptMessage;
	dismiss(id: number): void;
	/** Pauses dismissal while the user reads; `release` restarts every timer. */
	hold(): void;
	release(): void;
	/** Asks the user; true for yes. Resolves to false if another question is open. */
	confirm(question: Question): Promise<boolean>;
	answer(yes: boolean): void;
	block(): void;
	unblock(): void;
}

export function createFeedbackStore(duration: number): FeedbackStore {
	const state = proxy<FeedbackState>({ messages: [], question: null, blocking: 0, Dialogs: null });
	let lastId = 0;
	let resolve: ((yes: boolean) => void) | null = null;

	const timers = new Map<number, ReturnType<typeof setTimeout>>();
	const kept = new Set<number>();
	let held = false;

	const remove = (id: number): void => {
		state.messages = state.messages.filter((message) => message.id !== id);
	};
	const start = (id: number): void => {
		clearTimeout(timers.get(id));
		if (!held && !kept.has(id)) timers.set(id, setTimeout(remove, duration, id));
	};
	const setHeld = (next: boolean): void => {
		held = next;
		for (const { id } of state.messages) start(id);
	};

	return {
		state,
		dismiss(id) {
			remove(id);
			// An element removed under the pointer fires no `mouseleave`.
			setHeld(false);
		},
		hold: () => setHeld(true),
		release: () => setHeld(false),
		message(kind, text, title) {
			if (!text || state.messages.some((message) => message.text === text)) return;
			lastId += 1;
			state.messages = [...state.messages, { id: lastId, kind, text, title: title ?? null }];
			start(lastId);
		},
		keepMessage(text) {
			lastId += 1;
			const id = lastId;
			kept.add(id);
			state.messages = [...state.messages, { id, kind: 'info', text, title: null }];
			return {
				say(next) {
					state.messages = state.messages.map((message) => (message.id === id ? { ...message, text: next } : message));
				},
				close() {
					kept.delete(id);
					remove(id);
				},
			};
		},
		confirm(question) {
			if (resolve) return Promise.resolve(false);
			lastId += 1;
			state.question = { ...question, id: lastId };
			return new Promise((settle) => {
				resolve = settle;
			});
		},
		answer(yes) {
			state.question = null;
			resolve?.(yes);
			resolve = null;
		},
		block() {
			state.blocking += 1;
		},
		unblock() {
			state.blocking = Math.max(0, state.blocking - 1);
		},
	};
}
