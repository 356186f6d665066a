/**
 * Publishing a draft: it is checked, published with the ETag that was seen, and merged with what another admin has published meanwhile. A
 * merged draft is shown again before it is published.
 */

import { proxy, ref } from 'valtio/vanilla';
import * as texts from '#generated/messages/tools/menu-studio/publish.ts';
import type { HttpError } from '#src/http/result.ts';
import { isRecord } from '#src/lib/is-record.ts';
import { type MergeConflict, mergeLists, type Side } from '#src/routing/served/merge-lists.ts';
import type { MenuCalls, MenuCheck, MenuList, MenuSchedule, MenuVersion } from '../menu-calls.ts';

/** The draft of the studio. */
export interface DraftHandle {
	list(): MenuList;
	/** Published version that the draft began with. */
	baseVersion(): number;
	/** Saves what is not saved yet; false if that failed. */
	flush(): Promise<boolean>;
	/** Replaces the draft in one step that can be undone. `baseVersion`: what it is based on from now on. */
	replace(list: MenuList, words: string, baseVersion: number): void;
	/** Bases the draft on another published version without a change of its list: publishing it does not merge what that version changed. */
	rebase(baseVersion: number): Promise<void>;
	/** Shows the draft that the server has now. */
	reload(words: string): Promise<void>;
}

export interface PublishState {
	phase: 'loading' | 'failed' | 'review' | 'choose' | 'published' | 'scheduled';
	/** Why the last call failed; '' if it did not. */
	problem: string;
	/** The version on the server, which the draft is compared with. */
	published: MenuVersion | null;
	/** The list to publish. */
	list: MenuList;
	/** null while the server checks. */
	check: MenuCheck | null;
	/** Version of another admin that the draft has been merged with. */
	mergedWith: MenuVersion | null;
	/** Whether the back end publishes at a time. */
	canSchedule: boolean;
	/** The list that waits for its time, or that was just scheduled. */
	schedule: MenuSchedule | null;
	/** Records that both admins have changed. */
	conflicts: readonly MergeConflict[];
	/** By the ids of conflicts. */
	choices: Readonly<Record<string, Side>>;
}

interface PublishingOptions {
	calls: MenuCalls;
	draft: DraftHandle;
	/** Makes a key that no other request has. */
	newKey(): string;
}

interface PublishCore {
	readonly options: PublishingOptions;
	readonly state: PublishState;
	/** The version that both admins began with. */
	base: MenuList;
	/** The request that was sent last; sent again after a lost answer, it keeps its key. */
	sent: { text: string; key: string } | null;
}

export function createPublishing(options: PublishingOptions) {
	const { calls, draft } = options;
	const state = proxy(startState());
	const core: PublishCore = { options, state, base: [], sent: null };
	return {
		state,
		async open(): Promise<void> {
			Object.assign(state, { phase: 'loading', problem: '' });
			const result = await calls.published({ takes: () => true });
			if (!result.ok) return fail(core, result.error.message);
			await loadSchedule(core);
			const published = result.data;
			const version = draft.baseVersion();
			if (version === published.version) return review(core, published);
			const begun = await calls.version(version, { takes: () => true });
			return begun.ok ? mergePublished(core, begun.data.list, published) : fail(core, begun.error.message);
		},
		choose(id: string, side: Side): void {
			state.choices = { ...state.choices, [id]: side };
		},
		/** Merges with the choices made; does nothing while one is missing. A choice may uncover another conflict. */
		async settle(): Promise<void> {
			const { published, conflicts, choices } = state;
			if (published && conflicts.every(({ id }) => choices[id])) await mergePublished(core, core.base, published, choices);
		},
		/** Publishes at once, or from `effectiveAt` on (ISO 8601). */
		publish: (comment: string, effectiveAt: string | null = null): Promise<void> => publish(core, comment, effectiveAt),
	};
}

const startState = (): PublishState => ({
	phase: 'loading',
	problem: '',
	published: null,
	list: ref([]),
	check: null,
	mergedWith: null,
	canSchedule: false,
	schedule: null,
	conflicts: ref([]),
	choices: {},
});

function fail({ state }: PublishCore, problem: string): void {
	Object.assign(state, { phase: state.phase === 'loading' ? 'failed' : state.phase, problem });
}

/** A back end that does not know the call publishes at once only. */
async function loadSchedule({ state, options: { calls } }: PublishCore): Promise<void> {
	const result = await calls.scheduling?.scheduled({ quiet: true });
	const [waiting] = result?.ok ? result.data.records : [];
	Object.assign(state, { canSchedule: result?.ok === true, schedule: waiting ? ref(waiting) : null });
}

async function review({ state, options: { calls, draft } }: PublishCore, published: MenuVersion): Promise<void> {
	const list = draft.list();
	Object.assign(state, { phase: 'review', published: ref(published), list: ref(list), check: null });
	const result = await calls.check(list, { takes: () => true });
	if (state.list !== list) return;
	if (result.ok) state.check = ref(result.data);
	else state.problem = result.error.message;
}

/** Merges what another admin has published since `base`. */
async function mergePublished(
	core: PublishCore,
	base: MenuList,
	theirs: MenuVersion,
	choices: PublishState['choices'] = {},
): Promise<void> {
	const { state } = core;
	const { draft } = core.options;
	core.base = base;
	const merged = mergeLists(base, draft.list(), theirs.list, choices);
	if (!merged.ok) {
		Object.assign(state, { phase: 'choose', published: ref(theirs), conflicts: ref(merged.conflicts), choices });
		return;
	}
	draft.replace(merged.list, texts.mergeStep({ who: theirs.publishedBy, version: theirs.version }), theirs.version);
	state.mergedWith = ref(theirs);
	return review(core, theirs);
}

async function publish(core: PublishCore, comment: string, effectiveAt: string | null): Promise<void> {
	const { state } = core;
	const { calls, draft, newKey } = core.options;
	const { published } = state;
	if (state.phase !== 'review' || !published) return;
	state.problem = '';
	if (!(await draft.flush())) return fail(core, texts.draftUnsaved);
	const list = draft.list();
	const text = JSON.stringify([published.etag, list, comment, effectiveAt]);
	if (core.sent?.text !== text) core.sent = { text, key: newKey() };
	const request = { etag: published.etag, list, comment, requestKey: core.sent.key };
	if (effectiveAt !== null && calls.scheduling) {
		const scheduled = await calls.scheduling.schedule({ ...request, effectiveAt }, { takes: () => true });
		if (!scheduled.ok) return refused(core, scheduled.error);
		Object.assign(state, { phase: 'scheduled', schedule: ref(scheduled.data) });
		return;
	}
	const result = await calls.publish(request, { takes: () => true });
	if (!result.ok) return refused(core, result.error);
	await draft.reload(texts.publishStep({ version: result.data.version }));
	Object.assign(state, { phase: 'published', published: ref(result.data) });
}

async function refused(core: PublishCore, error: HttpError): Promise<void> {
	const { state } = core;
	const data = dataOf(error);
	if (error.resultCode === STALE && isStale(data)) {
		const common = data.base ?? state.published;
		if (common) return mergePublished(core, common.list, data.current);
	}
	if (error.resultCode === WRONG && isCheck(data)) state.check = ref(data);
	fail(core, error.message);
}

export type Publishing = ReturnType<typeof createPublishing>;

/** Codes of the envelope: the ETag is not that of the newest version; the list has errors. */
const STALE = 412;
const WRONG = 422;

/** `data` of a refusal. */
export const dataOf = ({ body }: HttpError): unknown => (isRecord(body) ? body.data : null);

const isVersion = (value: unknown): value is MenuVersion =>
	isRecord(value) && Array.isArray(value.list) && typeof value.etag === 'string' && typeof value.version === 'number';

const isStale = (value: unknown): value is { current: MenuVersion; base: MenuVersion | null } =>
	isRecord(value) && isVersion(value.current) && (value.base === null || isVersion(value.base));

const isCheck = (value: unknown): value is MenuCheck => isRecord(value) && Array.isArray(value.findings);
