import { proxy } from 'valtio/vanilla';

export type MessageKind = 'success' | 'info' | 'warning' | 'error';

export interface Message {
	id: number;
	kind: MessageKind;
	text: string;
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
	/** Shows a message for the configured time; one that is on screen already is not shown twice. Returns its id. */
	message(kind: MessageKind, text: string, options?: { stays?: boolean }): number;
	dismiss(id: number): void;
	/** While somebody reads the messages none goes away; after that each has its whole time again. */
	hold(): void;
	release(): void;
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

	const passing = new Map<number, ReturnType<typeof setTimeout> | undefined>();
	let held = false;

	const start = (id: number): void => void passing.set(id, held ? undefined : setTimeout(() => remove(id), duration));
	const remove = (id: number): void => {
		clearTimeout(passing.get(id));
		passing.delete(id);
		state.messages = state.messages.filter((message) => message.id !== id);
	};
	const setHeld = (next: boolean): void => {
		held = next;
		for (const [id, timer] of passing) {
			clearTimeout(timer);
			start(id);
		}
	};

	return {
		state,
		dismiss(id) {
			remove(id);
			// What goes away from under the pointer does not tell that the pointer has left it.
			setHeld(false);
		},
		hold: () => setHeld(true),
		release: () => setHeld(false),
		message(kind, text, { stays = false } = {}) {
			const shown = state.messages.find((message) => message.text === text);
			if (!text || shown) return shown?.id ?? 0;
			lastId += 1;
			state.messages = [...state.messages, { id: lastId, kind, text }];
			if (!stays) start(lastId);
			return lastId;
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
