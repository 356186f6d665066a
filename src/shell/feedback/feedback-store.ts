import { proxy } from 'valtio/vanilla';

export type MessageKind = 'success' | 'info' | 'warning' | 'error';

export interface Message {
	id: number;
	kind: MessageKind;
	text: string;
	title: string | null;
}

export interface Question {
	text: string;
	title: string | null;
}

export interface FeedbackState {
	messages: readonly Message[];
	question: Question | null;
	/** How many calls that block the screen are running. */
	blocking: number;
}

export interface FeedbackStore {
	state: FeedbackState;
	/** Shows a message for the configured time; one that is on screen already is not shown twice. */
	message(kind: MessageKind, text: string, title?: string): void;
	dismiss(id: number): void;
	/** Asks the user; true for yes. A question that comes while another is open counts as answered with no. */
	confirm(question: Question): Promise<boolean>;
	answer(yes: boolean): void;
	block(): void;
	unblock(): void;
}

export function createFeedbackStore(duration: number): FeedbackStore {
	const state = proxy<FeedbackState>({ messages: [], question: null, blocking: 0 });
	let lastId = 0;
	let resolve: ((yes: boolean) => void) | null = null;

	const dismiss = (id: number): void => {
		state.messages = state.messages.filter((message) => message.id !== id);
	};

	return {
		state,
		dismiss,
		message(kind, text, title) {
			if (!text || state.messages.some((message) => message.text === text)) return;
			lastId += 1;
			const id = lastId;
			state.messages = [...state.messages, { id, kind, text, title: title ?? null }];
			setTimeout(() => dismiss(id), duration);
		},
		confirm(question) {
			if (resolve) return Promise.resolve(false);
			state.question = question;
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
