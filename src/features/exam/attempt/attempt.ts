/** One attempt in this window: writes every change to the journal first, then to the server, and hands in on time. */
import { proxy, ref } from 'valtio/vanilla';
import type { AnswerInput, AttemptState } from '#src/features/exam/api-types.ts';
import type { HttpError, Result } from '#src/http/result.ts';
import { type AttemptClock, dueWarning } from './clock.ts';
import {
	allAnswers,
	type Conflict,
	DEVICES,
	type Entry,
	edit,
	emptyJournal,
	giveUp,
	type HandIn,
	type Journal,
	parseJournal,
	reconcile,
	see,
	settle,
	spend,
	unsent,
} from './journal.ts';

export type SaveState = 'saved' | 'saving' | 'unsaved' | 'offline' | 'failed';

export interface AttemptView {
	/** `elsewhere`: another window has taken over. `ended`: handed in, or closed by the server. */
	phase: 'working' | 'elsewhere' | 'ended';
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
	/** Text of the polite live region. */
	announcement: string;
	/** How often the student has left the window. */
	away: number;
	/** How the attempt ended: text for the student. */
	ending: string;
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
	/** Id of this window, and the number of this device, 0 to 1023. */
	clientTab: string;
	device: number;
	/** The clock that ends waits; timers of the browser in the app. */
	setTimer(action: () => void, ms: number): () => void;
	/** Seconds left in words, for the live region. */
	announce: (secondsLeft: number) => string;
}

/** A change is sent after this pause, in ms, and no later than `LONGEST_WAIT` after the first unsent one. */
const PAUSE = 800;
const LONGEST_WAIT = 5000;
/** A save without changes learns of more time, of another window and of the server's clock. */
const HEARTBEAT = 30_000;
/** Pauses before another try after a failure; the last one repeats. */
const RETRIES = [2000, 5000, 10_000, 20_000] as const;

export function createAttempt(options: AttemptOptions) {
	const { initial, calls, journals, clock, device } = options;
	let journal: Journal = emptyJournal(initial.id);
	let writing: Promise<void> | null = null;
	let writeAgain = false;
	let saving: Promise<void> | null = null;
	let failures = 0;
	let firstUnsentAt = 0;
	let closed = false;
	let stopTimer: () => void = () => undefined;
	let stopTick: () => void = () => undefined;

	clock.measure(Date.parse(initial.serverNow), options.sentAt, options.wall());
	const deadline = Date.parse(initial.deadlineAt);
	const state = proxy<AttemptView>({
		phase: 'working',
		entries: {},
		conflicts: {},
		save: 'saved',
		savedAt: initial.savedAt ? Date.parse(initial.savedAt) : null,
		stored: true,
		handingIn: null,
		furthest: 0,
		handInProblem: '',
		deadlineAt: deadline,
		secondsLeft: (deadline - clock.now()) / 1000,
		announcement: '',
		away: 0,
		ending: '',
	});

	const take = (next: Journal): void => {
		journal = next;
		state.entries = ref(next.entries);
		state.conflicts = ref(next.conflicts);
		state.furthest = next.furthest;
	};

	/** Where the student is in a paper that goes forward only. */
	const place = (): Pick<SubmitBody, 'furthest'> => (journal.furthest > 0 ? { furthest: journal.furthest } : {});

	/** Writes the newest journal; changes made while it is being written follow in one more write. */
	const store = (): Promise<void> => {
		writeAgain = true;
		writing ??= (async () => {
			while (writeAgain && !closed) {
				writeAgain = false;
				await journals.write(journal).then(
					() => {
						state.stored = true;
					},
					() => {
						state.stored = false;
					},
				);
			}
			writing = null;
		})();
		return writing;
	};

	const schedule = (ms: number): void => {
		stopTimer();
		if (!closed && state.phase === 'working') stopTimer = options.setTimer(() => void save(), Math.max(0, ms));
	};

	const changed = (next: Journal): void => {
		if (state.phase !== 'working') return;
		take(next);
		if (state.save === 'saved') firstUnsentAt = options.wall();
		if (state.save !== 'saving') state.save = state.save === 'offline' || state.save === 'failed' ? state.save : 'unsaved';
		void store();
		// A failed save has its own pause.
		if (failures === 0) schedule(Math.min(PAUSE, firstUnsentAt + LONGEST_WAIT - options.wall()));
	};

	const learn = (answer: AttemptState, sentAt: number): void => {
		clock.measure(Date.parse(answer.serverNow), sentAt, options.wall());
		const next = Date.parse(answer.deadlineAt);
		if (next !== state.deadlineAt) {
			const minutes = Math.round(Math.abs(next - state.deadlineAt) / 60_000);
			state.announcement = next > state.deadlineAt ? `老师给你加了 ${minutes} 分钟` : `结束时间提前了 ${minutes} 分钟`;
			state.deadlineAt = next;
		}
		const rejected = answer.rejected ?? [];
		if (rejected.length > 0) state.announcement = rejected.map(({ message }) => message).join('；');
		const kept = giveUp(
			journal,
			rejected.map(({ questionId }) => questionId),
			answer.answers,
		);
		take(see(reconcile(kept, answer.answers, device), answer.furthest ?? 0));
		if (answer.state !== 'in_progress') end(answer.state === 'expired' ? 'expired' : 'handed in');
	};

	const end = (how: 'handed in' | 'expired'): void => {
		state.phase = 'ended';
		state.handingIn = null;
		state.ending = how === 'handed in' ? '已经交卷' : '时间到了，系统已经收卷，收下的是最后一次保存的答案';
		stopTimer();
		stopTick();
		void journals.remove().catch(() => undefined);
	};

	/** One save at a time; the journal is stored before anything is sent. */
	const save = (keepalive = false): Promise<void> => {
		saving ??= send(keepalive).finally(() => {
			saving = null;
		});
		return saving;
	};

	async function send(keepalive: boolean): Promise<void> {
		if (closed || state.phase !== 'working') return;
		const answers = unsent(journal);
		if (answers.length > 0) state.save = 'saving';
		await store();
		const sentAt = options.wall();
		const result = await calls.submit({ action: 'save', answers, ...place() }, { keepalive });
		if (closed || (state.phase as AttemptView['phase']) === 'ended') return;
		if (!result.ok) return refused(result.error);
		failures = 0;
		learn(result.data, sentAt);
		void store();
		const rest = unsent(journal).length;
		state.save = rest > 0 ? 'unsaved' : 'saved';
		if (rest === 0) state.savedAt = clock.now();
		firstUnsentAt = options.wall();
		schedule(rest > 0 ? PAUSE : HEARTBEAT);
	}

	async function refused(error: HttpError): Promise<void> {
		const { kind } = error;
		if (codeOf(error) === 410) return end('expired');
		if (codeOf(error) === 409) return look();
		state.save = unsent(journal).length === 0 ? 'saved' : kind === 'network' ? 'offline' : 'failed';
		schedule(RETRIES[Math.min(failures, RETRIES.length - 1)] ?? 0);
		failures += 1;
	}

	/** Another window has the attempt, or it is over: the server says which. */
	async function look(): Promise<void> {
		const sentAt = options.wall();
		const result = await calls.start(false);
		if (!result.ok) {
			if (codeOf(result.error) === 403) return end('handed in');
			return schedule(RETRIES[0]);
		}
		learn(result.data, sentAt);
		if (state.phase === 'working' && result.data.clientTab !== options.clientTab) leave();
		else schedule(PAUSE);
	}

	const leave = (): void => {
		state.phase = 'elsewhere';
		stopTimer();
	};

	const handIn = async (by: HandIn['by']): Promise<void> => {
		if (state.handingIn || state.phase !== 'working') return;
		stopTimer();
		state.handingIn = by;
		state.handInProblem = '';
		take({ ...journal, handIn: journal.handIn ?? { requestKey: `${journal.attemptId}-submit`, by } });
		await store();
		await saving;
		const { requestKey, by: reason } = journal.handIn ?? { requestKey: '', by };
		const sentAt = options.wall();
		const body: SubmitBody = { action: 'submit', answers: allAnswers(journal), by: reason, requestKey, ...place() };
		const result = await calls.submit(body, { keepalive: false });
		if (closed) return;
		state.handingIn = null;
		if (result.ok) learn(result.data, sentAt);
		else await notHandedIn(result.error, by);
	};

	async function notHandedIn(error: HttpError, by: HandIn['by']): Promise<void> {
		if (codeOf(error) === 410) return end('expired');
		if (codeOf(error) === 409) await look();
		if (state.phase !== 'working') return;
		state.handInProblem = error.message || '没有交上';
		schedule(by === 'timeup' ? RETRIES[0] : PAUSE);
	}

	const tick = (): void => {
		if (closed || state.phase === 'ended') return;
		const before = state.secondsLeft;
		const left = (state.deadlineAt - clock.now()) / 1000;
		// Nothing is decided by a clock that has just jumped: the server is asked first.
		if (!clock.isSure()) void save();
		else {
			const warning = dueWarning(before, left);
			if (warning !== null) state.announcement = options.announce(warning);
			state.secondsLeft = left;
			if (left <= 0 && !state.handingIn && state.phase === 'working') void handIn('timeup');
		}
		// To the next whole second.
		stopTick = options.setTimer(tick, 1000 - ((((-left * 1000) % 1000) + 1000) % 1000) || 1000);
	};

	const attempt = {
		id: initial.id,
		state,
		/** Called when this window takes over. */
		onTakeOver: (): void => undefined,
		/** Reads the stored journal, adds what the server has, and sends the rest. Call it once. */
		async open(): Promise<void> {
			const stored = await journals.read().catch(() => {
				state.stored = false;
				return null;
			});
			if (closed) return;
			const kept = parseJournal(stored, initial.id) ?? emptyJournal(initial.id);
			// Typed before the storage answered.
			const typed = journal.entries;
			const known = reconcile({ ...kept, entries: { ...kept.entries, ...typed } }, initial.answers, device);
			take(see(known, Math.max(journal.furthest, initial.furthest ?? 0)));
			if (initial.clientTab !== options.clientTab) leave();
			tick();
			if (journal.handIn && state.phase === 'working') return handIn(journal.handIn.by);
			schedule(unsent(journal).length > 0 ? 0 : HEARTBEAT);
		},
		answer: (questionId: string, value: readonly string[]): void => changed(edit(journal, questionId, { value }, device)),
		flag: (questionId: string, flagged: boolean): void => changed(edit(journal, questionId, { flagged }, device)),
		settle: (questionId: string, choice: 'mine' | 'theirs'): void => changed(settle(journal, questionId, choice, device)),
		/** Only for papers that go forward only: the server then takes no other answers to the questions before. */
		see(no: number): void {
			if (state.phase !== 'working' || no <= journal.furthest) return;
			take(see(journal, no));
			void store();
			if (failures === 0 && state.save === 'saved') schedule(PAUSE);
		},
		/** Counts the seconds that a question was shown. */
		spend(questionId: string, seconds: number): void {
			take(spend(journal, questionId, seconds));
		},
		save: (keepalive = false): Promise<void> => save(keepalive),
		handIn: (): Promise<void> => handIn('user'),
		/** Continues in this window. */
		async takeOver(): Promise<void> {
			const sentAt = options.wall();
			const result = await calls.start(true);
			if (closed || !result.ok) return;
			state.phase = 'working';
			attempt.onTakeOver();
			learn(result.data, sentAt);
			if (state.phase === 'working') void save();
		},
		/** Another window of this browser has taken over. */
		leave,
		/** The window was left; the rule of the paper is to count and tell, never to punish. */
		countAway(): void {
			state.away += 1;
		},
		/** Recomputes the time at once, e.g. when the window is shown again. */
		look(): void {
			stopTick();
			tick();
			if (state.phase === 'working') void save();
		},
		close(): void {
			closed = true;
			stopTimer();
			stopTick();
		},
	};
	return attempt;
}

/** The API answers a refusal with its code in the envelope, and also as the status. */
const codeOf = ({ code, status }: HttpError): number => Number(code ?? status);

export type Attempt = ReturnType<typeof createAttempt>;

/** A stable number for the device, for the low digits of revisions. */
export function deviceNumber(id: string): number {
	let hash = 0;
	for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % DEVICES;
	return hash;
}
