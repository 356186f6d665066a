/**
 * The draft that is edited in this window: steps, undo, selection, and saving. Every change is kept in the browser at once, and sent to the
 * server after a pause. The server refuses a draft that is not based on its newest revision; then this window asks what to keep.
 */
import { proxy, ref } from 'valtio/vanilla';
import type { HttpError, Result } from '#src/http/result.ts';
import {
	changedPart,
	type Draft,
	emptyDraft,
	indexOf,
	type ListPart,
	placeOf,
	type ServedRecord,
	toDraft,
	toList,
	toNodes,
} from './draft-tree.ts';
import { emptyHistory, type History, record, redo, type Step, undo } from './history.ts';
import type { Outcome } from './move-nodes.ts';
import { titleOf } from './node-fields.ts';

/** The draft as the server has it. */
export interface SavedDraft {
	list: readonly unknown[];
	/** Published version that the draft began with. */
	baseVersion: number;
	/** Counts saves; 0 for a draft that nobody has saved yet. */
	revision: number;
	/** ISO time; missing if never saved. */
	savedAt?: string;
	savedBy?: string;
}

/** A draft kept in this browser because the server does not have it yet. */
export interface KeptDraft {
	list: readonly ServedRecord[];
	baseVersion: number;
	revision: number;
}

/** Body of a save: the whole list, or with `at` and `remove` the part that differs from the server's draft of this revision. */
export type SentDraft = KeptDraft & Partial<ListPart>;

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

export interface StudioState {
	phase: 'loading' | 'failed' | 'ready';
	/** Why the draft could not be loaded or saved. */
	problem: string;
	draft: Draft;
	history: History;
	/** Selected nodes; the last one was chosen last. */
	selected: readonly string[];
	/** The tab stop of the tree. */
	focused: string | null;
	save: SaveState;
	/** ISO time of the last save by anyone; null if the published list is unchanged. */
	savedAt: string | null;
	savedBy: string | null;
	/** Published version that the draft began with. */
	baseVersion: number;
	/** The newer draft of another window or admin, while `save` is `conflict`. */
	theirs: SavedDraft | null;
	/** Changes that were kept in this browser have been put back. */
	restored: boolean;
	/** Text of the polite live region. */
	announcement: string;
}

export interface StudioOptions {
	calls: {
		load(): Promise<Result<SavedDraft>>;
		save(body: SentDraft, options: { keepalive: boolean }): Promise<Result<SavedDraft>>;
	};
	/** The draft in this browser. `write(null)` removes it. */
	kept: { read(): KeptDraft | null; write(draft: KeptDraft | null): void };
	/** Looks only: nothing is changed, kept or sent. */
	readOnly: boolean;
	/** Merges two lists that began as `base`; null if both changed the same nodes. */
	merge?: (lists: { base: readonly unknown[]; mine: readonly unknown[]; theirs: readonly unknown[] }) => readonly unknown[] | null;
	setTimer(action: () => void, ms: number): () => void;
}

/** A change is sent after this pause, in ms. */
const PAUSE = 1000;
/** A change is kept in the browser after this pause, in ms, or when the window is left. */
const KEEP_PAUSE = 200;
/** Pauses before another try after a failure; the last one repeats. */
const RETRIES = [2000, 5000, 15_000] as const;

export function createStudio({ calls, kept, readOnly, merge, setTimer }: StudioOptions) {
	const state = proxy<StudioState>({
		phase: 'loading',
		problem: '',
		draft: ref(emptyDraft),
		history: ref(emptyHistory),
		selected: ref([]),
		focused: null,
		save: 'saved',
		savedAt: null,
		savedBy: null,
		baseVersion: 0,
		theirs: null,
		restored: false,
		announcement: '',
	});
	let revision = 0;
	/** The list that the server has as `revision`. */
	let savedList: readonly unknown[] = [];
	let savedDraft: Draft = emptyDraft;
	let saving: Promise<void> | null = null;
	let failures = 0;
	let closed = false;
	let stopSave = (): void => undefined;
	let stopKeep = (): void => undefined;
	let keepsLater = false;

	const announce = (text: string): void => {
		// A repeated text is announced again only if it differs.
		state.announcement = text === state.announcement ? `${text} ` : text;
	};
	const current = (): KeptDraft => ({ list: toList(state.draft), baseVersion: state.baseVersion, revision });
	/** The server applies a part only to a draft. Revision 0 is none: it stands for whichever list is published. */
	const unsaved = (): SentDraft =>
		revision === 0 ? current() : { ...changedPart(savedDraft, state.draft), baseVersion: state.baseVersion, revision };
	const keep = (): void => {
		stopKeep();
		keepsLater = false;
		if (!readOnly) kept.write(state.draft === savedDraft ? null : current());
	};
	const schedule = (ms: number): void => {
		stopSave();
		if (!closed) stopSave = setTimer(() => void save(), ms);
	};
	const show = (draft: Draft, keys: readonly string[]): void => {
		const index = indexOf(draft);
		const present = keys.filter((key) => index.has(key));
		state.draft = ref(draft);
		state.selected = ref(present);
		state.focused = present.at(-1) ?? (state.focused !== null && index.has(state.focused) ? state.focused : (draft.nodes[0]?.key ?? null));
		if (readOnly) return;
		stopKeep();
		keepsLater = true;
		stopKeep = setTimer(keep, KEEP_PAUSE);
		if (state.save === 'conflict') return;
		if (state.save !== 'saving') state.save = draft === savedDraft && failures === 0 ? 'saved' : 'unsaved';
		if (failures === 0) schedule(PAUSE);
	};
	const take = (step: Omit<Step, 'before' | 'keysBefore' | 'merge'>, merges = ''): void => {
		const whole = { ...step, before: state.draft, keysBefore: state.selected, merge: merges };
		state.history = ref(record(state.history, whole));
		show(step.after, step.keysAfter);
	};
	/** Remembers what the server has. */
	const learn = (saved: SavedDraft, draft: Draft): void => {
		revision = saved.revision;
		savedList = saved.list;
		savedDraft = draft;
		Object.assign(state, { baseVersion: saved.baseVersion, savedAt: saved.savedAt ?? null, savedBy: saved.savedBy ?? null });
	};
	const disagree = (theirs: SavedDraft): void => {
		stopSave();
		state.theirs = ref(theirs);
		state.save = 'conflict';
		announce(`${theirs.savedBy ?? '另一位管理员'}也改了草稿，请选择保留哪一份`);
	};

	/** One save at a time. */
	const save = (keepalive = false): Promise<void> => {
		saving ??= send(keepalive).finally(() => {
			saving = null;
		});
		return saving;
	};

	async function send(keepalive: boolean): Promise<void> {
		stopSave();
		if (closed || readOnly || state.phase !== 'ready' || state.save === 'conflict') return;
		if (state.draft === savedDraft) {
			state.save = 'saved';
			return keep();
		}
		const draft = state.draft;
		state.save = 'saving';
		const result = await calls.save(unsaved(), { keepalive });
		if (closed) return;
		if (!result.ok) return refuse(result.error);
		failures = 0;
		state.problem = '';
		learn(result.data, draft);
		state.save = state.draft === draft ? 'saved' : 'unsaved';
		keep();
		if (state.draft !== draft) schedule(PAUSE);
	}

	async function refuse(error: HttpError): Promise<void> {
		if (codeOf(error) === 409) {
			const newer = await calls.load();
			if (closed) return;
			if (newer.ok) return meet(newer.data);
		}
		state.save = 'failed';
		state.problem = error.message;
		schedule(RETRIES[Math.min(failures, RETRIES.length - 1)] ?? PAUSE);
		failures += 1;
	}

	/** Another window or admin has saved a newer draft. */
	function meet(theirs: SavedDraft): void {
		const merged = merge?.({ base: savedList, mine: toList(state.draft), theirs: theirs.list }) ?? null;
		if (merged === null) return disagree(theirs);
		const who = theirs.savedBy ?? '另一位管理员';
		learn(theirs, toNodes(state.draft, theirs.list));
		state.save = 'unsaved';
		take({ words: `并入${who}的修改`, after: toNodes(state.draft, merged), keysAfter: [] });
		announce(`${who}也改了草稿，两边的修改已经合在一起`);
	}

	const travel = (way: typeof undo, word: string, keysOf: (step: Step) => readonly string[], draftOf: (step: Step) => Draft): boolean => {
		const moved = way(state.history);
		if (!moved || readOnly) {
			announce(`没有可以${word}的操作`);
			return false;
		}
		state.history = ref(moved.history);
		show(draftOf(moved.step), keysOf(moved.step));
		announce(`已${word}：${moved.step.words}`);
		return true;
	};

	return {
		state,
		readOnly,
		/** Loads the draft, and puts back what this browser kept. Also tries again after a failure. */
		async open(): Promise<void> {
			state.phase = 'loading';
			const result = await calls.load();
			if (closed) return;
			if (!result.ok) {
				Object.assign(state, { phase: 'failed', problem: result.error.message });
				return;
			}
			const draft = toDraft(result.data.list);
			learn(result.data, draft);
			Object.assign(state, { phase: 'ready', problem: '', draft: ref(draft), focused: draft.nodes[0]?.key ?? null });
			const local = readOnly ? null : kept.read();
			if (!local) return;
			if (sameList(local.list, result.data.list)) return kept.write(null);
			take({ words: '恢复这台设备上的修改', after: toNodes(draft, local.list), keysAfter: [] });
			state.restored = true;
			if (local.revision !== result.data.revision) disagree(result.data);
		},
		/** Does what an operation answered, or tells why it was refused. `merge` joins steps such as typing in one field. */
		apply(outcome: Outcome, merges = ''): boolean {
			if (readOnly) return false;
			if (!outcome.done) {
				announce(outcome.reason);
				return false;
			}
			take({ words: outcome.words, after: outcome.draft, keysAfter: outcome.keys }, merges);
			// A merged step tells the whole change: from the old title, not from the letter before.
			announce(doneWords({ ...outcome, words: state.history.done.at(-1)?.words ?? outcome.words }));
			return true;
		},
		select(keys: readonly string[]): void {
			state.selected = ref(keys);
			const last = keys.at(-1);
			if (last !== undefined) state.focused = last;
		},
		focus(key: string): void {
			state.focused = key;
		},
		undo: (): boolean =>
			travel(
				undo,
				'撤销',
				(step) => step.keysBefore,
				(step) => step.before,
			),
		redo: (): boolean =>
			travel(
				redo,
				'重做',
				(step) => step.keysAfter,
				(step) => step.after,
			),
		announce,
		save,
		/** Ends a conflict. Both lists stay in the history, so undo brings the other one back. */
		settle(choice: 'mine' | 'theirs'): void {
			const { theirs } = state;
			if (!theirs) return;
			const mine = state.draft;
			const other = toNodes(mine, theirs.list);
			learn(theirs, other);
			state.theirs = null;
			state.save = 'unsaved';
			failures = 0;
			if (choice === 'theirs') return take({ words: '改用另一份草稿', after: other, keysAfter: [] });
			state.history = ref(
				record(state.history, { words: '保留我的草稿', before: other, after: mine, keysBefore: [], keysAfter: [], merge: '' }),
			);
			show(mine, state.selected);
		},
		/** Replaces the whole list as one step, e.g. by an imported one or an earlier version. */
		replace(list: readonly unknown[], words: string): void {
			if (!readOnly) take({ words, after: toNodes(state.draft, list), keysAfter: [] });
		},
		/** Takes over what the server answered after the draft was published or discarded. Undo stays possible. */
		adopt(saved: SavedDraft, words: string): void {
			const same = sameList(toList(state.draft), saved.list);
			const draft = same ? state.draft : toNodes(state.draft, saved.list);
			learn(saved, draft);
			if (!same) take({ words, after: draft, keysAfter: [] });
			state.save = 'saved';
			stopSave();
			keep();
		},
		/** Keeps what is not kept yet, and sends it: the window is hidden or left. */
		leave(): void {
			if (keepsLater) keep();
			if (state.save === 'unsaved') void save(true);
		},
		close(): void {
			if (keepsLater) keep();
			closed = true;
			stopSave();
			stopKeep();
		},
	};
}

export type Studio = ReturnType<typeof createStudio>;

/** The API answers a refusal with its code in the envelope, and also as the status. */
const codeOf = ({ code, status }: HttpError): number => Number(code ?? status);

const sameList = (one: readonly unknown[], other: readonly unknown[]): boolean => JSON.stringify(one) === JSON.stringify(other);

/** `已把“视频中心”移到“学习”下，第 3 个，共 4 个`. */
function doneWords({ draft, words, keys }: Outcome & { done: true }): string {
	const place = keys.length === 1 && keys[0] !== undefined ? placeOf(draft, keys[0]) : null;
	if (!place || !/^把.*(移到|放进)/.test(words)) return `已${words}`;
	const inside = place.parent ? `在“${titleOf(place.parent)}”里` : '在最外层';
	return `已${words}，${inside}第 ${place.index + 1} 个，共 ${place.siblings.length} 个`;
}
