/** One attempt in this window: writes every change to the journal first, then to the server, and hands in on time. */
import { proxy } from 'valtio/vanilla';
import { createSaver } from '#src/lib/create-saver.ts';
import { type AttemptCore, type AttemptOptions, type AttemptView, countShown, mayWrite, setJournal, storeJournal } from './attempt-core.ts';
import { createCountdown } from './countdown.ts';
import { handIn } from './hand-in.ts';
import { edit, emptyJournal, type Journal, parseJournal, reconcile, see, settle, unsent } from './journal.ts';
import { mergeServerState } from './merge-server-state.ts';
import { sendAnswers } from './send-answers.ts';

/** In ms. The heartbeat learns of more time, of another window and of the server's clock. */
const SAVING = { pause: 800, longestPause: 5000, heartbeat: 30_000, retries: [2000, 5000, 10_000, 20_000] } as const;

export function createAttempt(options: AttemptOptions) {
	const core = createCore(options);
	const { state, saver } = core;
	const { device } = options;
	const countdown = createCountdown(core);
	const attempt = {
		id: options.initial.id,
		state,
		/** Called when this window takes over. */
		onTakeOver: (): void => undefined,
		/** Reads the stored journal, adds what the server has, and sends the rest. Call it once. */
		async open(): Promise<void> {
			await restoreJournal(core);
			if (core.closed) return;
			if (options.initial.clientTab !== options.clientTab) attempt.leave();
			countdown.start();
			if (core.journal.handIn) await handIn(core, core.journal.handIn.by);
			else if (unsent(core.journal).length > 0) void saver.save();
		},
		answer: (questionId: string, value: readonly string[]): void => change(core, edit(core.journal, questionId, { value }, device)),
		flag: (questionId: string, flagged: boolean): void => change(core, edit(core.journal, questionId, { flagged }, device)),
		settle: (questionId: string, choice: 'mine' | 'theirs'): void => change(core, settle(core.journal, questionId, choice, device)),
		/** Only for papers that go forward only: the server then takes no other answers to the questions before. */
		see(no: number): void {
			if (state.phase !== 'working' || no <= core.journal.furthest) return;
			setJournal(core, see(core.journal, no));
			void storeJournal(core);
			saver.changed();
		},
		/** Counts time for this question from now on; null while none is shown. */
		show(questionId: string | null): void {
			countShown(core);
			core.shown = questionId === null ? null : { questionId, since: options.steady() };
		},
		save: saver.save,
		handIn: (): Promise<void> => handIn(core, 'user'),
		/** Continues in this window. */
		takeOver: (): Promise<void> => takeOver(core, () => attempt.onTakeOver()),
		/** Another window of this browser has taken over. */
		leave(): void {
			state.phase = 'elsewhere';
		},
		/** The window was left; the rule of the paper is to count and tell, never to punish. */
		countAway(): void {
			state.away += 1;
		},
		/** Recomputes the time at once, e.g. when the window is shown or the network is back. */
		refresh(): void {
			countdown.start();
			if (state.phase === 'late') void handIn(core, 'timeup');
			else void saver.save();
		},
		close(): void {
			core.closed = true;
			countdown.stop();
			saver.dispose();
			core.writer.dispose();
		},
	};
	return attempt;
}

export type Attempt = ReturnType<typeof createAttempt>;

function createCore(options: AttemptOptions): AttemptCore {
	const { initial, journals, clock, setTimer, wall: now } = options;
	clock.measure(Date.parse(initial.serverNow), options.sentAt, options.wall());
	const core: AttemptCore = {
		options,
		state: proxy(startView(options)),
		journal: emptyJournal(initial.id),
		shown: null,
		writer: createSaver({
			pause: 0,
			async send() {
				core.state.stored = await journals.write(core.journal).then(
					() => true,
					() => false,
				);
				return 'saved';
			},
		}),
		saver: createSaver({ ...SAVING, setTimer, now, send: (sendOptions) => sendAnswers(core, sendOptions) }),
		closed: false,
	};
	return core;
}

function startView({ initial, clock }: AttemptOptions): AttemptView {
	const deadlineAt = Date.parse(initial.deadlineAt);
	const closesAt = Date.parse(initial.closesAt);
	return {
		phase: 'working',
		entries: {},
		conflicts: {},
		save: 'saved',
		savedAt: initial.savedAt ? Date.parse(initial.savedAt) : null,
		stored: true,
		handingIn: null,
		furthest: 0,
		handInProblem: '',
		deadlineAt,
		secondsLeft: (deadlineAt - clock.now()) / 1000,
		closesAt,
		graceLeft: (closesAt - clock.now()) / 1000,
		unsure: false,
		announcement: '',
		away: 0,
	};
}

async function restoreJournal(core: AttemptCore): Promise<void> {
	const { initial, journals, device } = core.options;
	const stored = await journals.read().catch(() => {
		core.state.stored = false;
		return null;
	});
	const kept = parseJournal(stored, initial.id) ?? emptyJournal(initial.id);
	// Typed before the storage answered.
	const typed = core.journal.entries;
	const journal = reconcile({ ...kept, entries: { ...kept.entries, ...typed } }, initial.answers, device);
	setJournal(core, see(journal, Math.max(core.journal.furthest, initial.furthest ?? 0)));
}

async function takeOver(core: AttemptCore, onTakeOver: () => void): Promise<void> {
	const { state, options, saver } = core;
	const sentAt = options.wall();
	const result = await options.calls.start(true);
	if (core.closed || !result.ok) return;
	state.phase = 'working';
	onTakeOver();
	mergeServerState(core, result.data, sentAt);
	void saver.save();
}

function change(core: AttemptCore, journal: Journal): void {
	const { state } = core;
	if (!mayWrite(state)) return;
	setJournal(core, journal);
	if (state.save === 'saved') state.save = 'unsaved';
	void storeJournal(core);
	core.saver.changed();
}
