/** State shared by the functions of one attempt, with its journal and its two savers. */
import { ref } from 'valtio/vanilla';
import type { Result } from '#src/http/result.ts';
import type { Saver } from '#src/lib/create-saver.ts';
import type { AnswerInput, AttemptState } from '../api-types.ts';
import type { AttemptClock } from './clock.ts';
import { type Conflict, type Entry, type HandIn, isDelivered, type Journal, spend } from './journal.ts';

export type SaveState = 'saved' | 'saving' | 'unsaved' | 'offline' | 'failed';

export interface AttemptView {
	/** `late`: the time is up, and the server has not answered yet. `elsewhere`: another window has taken over. `ended`: handed in, or closed by the server. */
	phase: 'working' | 'late' | 'elsewhere' | 'ended';
	entries: Readonly<Record<string, Entry>>;
	conflicts: Readonly<Record<string, Conflict>>;
	save: SaveState;
	/** Epoch ms of the server at which everything was saved; null before that. */
	savedAt: number | null;
	/** False once the browser refuses to store the journal: a reload would lose what is not saved. */
	stored: boolean;
	handingIn: HandIn['by'] | null;
	/** Number of the furthest question seen; 0 where the paper may be answered in any order. */
	furthest: number;
	/** Why handing in failed; the student can try again. */
	handInProblem: string;
	/** Epoch ms by the server's clock. */
	deadlineAt: number;
	secondsLeft: number;
	/** When the server closes the attempt; epoch ms by its clock. Until then it still takes what was written in time. */
	closesAt: number;
	/** Seconds until then; negative afterwards. */
	graceLeft: number;
	/** The clock of the device has jumped past the deadline, and the server has not confirmed the time yet. */
	unsure: boolean;
	/** Text of the polite live region. */
	announcement: string;
	/** How often the student has left the window. */
	away: number;
}

export interface AttemptCalls {
	start(takeOver: boolean): Promise<Result<AttemptState>>;
	/** `clientTab`, paper and attempt are added by the caller. */
	submit(body: SubmitBody, options: { keepalive: boolean }): Promise<Result<AttemptState>>;
}

export interface SubmitBody {
	action: 'save' | 'submit';
	answers: AnswerInput[];
	by?: HandIn['by'];
	requestKey?: string;
	furthest?: number;
}

export interface AttemptOptions {
	initial: AttemptState;
	calls: AttemptCalls;
	/** `wall` before the call that answered `initial`. */
	sentAt: number;
	/** Reads and writes the stored journal; both may reject. */
	journals: { read(): Promise<unknown>; write(journal: Journal): Promise<void>; remove(): Promise<void> };
	clock: AttemptClock;
	wall: () => number;
	/** Measures how long a question is shown, in ms. Setting the clock of the device does not move it. */
	steady: () => number;
	/** Id of this window, and the number of this device, 0 to 1023. */
	clientTab: string;
	device: number;
	/** Replaces the timers of the browser. */
	setTimer?(action: () => void, ms: number): () => void;
	/** Seconds left in words, for the live region. */
	announce: (secondsLeft: number) => string;
}

export interface AttemptCore {
	readonly options: AttemptOptions;
	readonly state: AttemptView;
	journal: Journal;
	/** The question that is shown, with `steady` when its time was last counted. */
	shown: { questionId: string; since: number } | null;
	/** Stores the journal in the browser. */
	readonly writer: Saver;
	/** Sends the journal to the server. */
	readonly saver: Saver;
	/** Nothing is changed or sent any more: the page has been left. */
	closed: boolean;
}

export function setJournal(core: AttemptCore, journal: Journal): void {
	const { entries, conflicts, furthest } = journal;
	core.journal = journal;
	Object.assign(core.state, { entries: ref(entries), conflicts: ref(conflicts), furthest });
}

/** Adds the time that the open question has been shown since it was last counted. */
export function countShown(core: AttemptCore): void {
	const { shown, journal, options } = core;
	if (!shown) return;
	const now = options.steady();
	setJournal(core, spend(journal, shown.questionId, (now - shown.since) / 1000));
	core.shown = { ...shown, since: now };
}

/** Resolves once the newest journal is stored, or the storage has refused it. */
export function storeJournal({ writer }: AttemptCore): Promise<void> {
	writer.changed();
	return writer.save();
}

/** How far the student is in a paper that goes forward only. */
export const progressOf = ({ furthest }: Journal): Pick<SubmitBody, 'furthest'> => (furthest > 0 ? { furthest } : {});

/** Whether answers may be written now. */
export const mayWrite = ({ phase, unsure }: Pick<AttemptView, 'phase' | 'unsure'>): boolean => phase === 'working' && !unsure;

/** Whether the attempt can still be handed in here. */
export const isOpen = ({ phase }: Pick<AttemptView, 'phase'>): boolean => phase === 'working' || phase === 'late';

/** The journal is kept while it holds answers that the server has not acknowledged: the page of the result lists them. */
export function endAttempt(core: AttemptCore): void {
	const { state, options, journal } = core;
	state.phase = 'ended';
	state.handingIn = null;
	if (isDelivered(journal)) void options.journals.remove().catch(() => undefined);
	else void storeJournal(core);
}
