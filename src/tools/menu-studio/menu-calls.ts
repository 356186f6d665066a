import type { Result } from '#src/http/result.ts';
import { createRequiredContext } from '#src/pages/create-required-context.ts';
import type { PageCallOptions } from '#src/pages/use-calls.ts';
import type { SentDraft } from './draft/studio-core.ts';

/** Route records in order, as a back end serves them (spec 2.3). Unknown fields are kept. */
export type MenuList = Record<string, unknown>[];

export interface MenuDraft {
	/** Published version that the draft began with. */
	baseVersion: number;
	list: MenuList;
	/** Grows by 1 with each save; 0 without a draft. */
	revision: number;
	/** ISO 8601. */
	savedAt?: string;
	savedBy?: string;
	/** Whether the caller saved it, such as in another window. */
	savedByMe?: boolean;
}

/** Place of a record: its index on each level. Empty for the whole list. */
type Place = number[];

export interface MenuFinding {
	code: string;
	/** Title or path of the record. */
	label: string;
	message: string;
	path: Place;
	remedy: string;
	/** An error prevents publishing. */
	severity: 'error' | 'warning';
}

export interface MenuCheck {
	/** Fields of another way of writing lists, and what they became. */
	converted: { field: string; from: string; label: string; path: Place; to: string }[];
	dropped: { label: string; path: Place; reason: string; what: string }[];
	/** The way of writing that was recognised; `native` for that of this app, or none. */
	family: MenuFamily;
	findings: MenuFinding[];
	list: MenuList;
}

export type MenuFamily =
	| 'native'
	| 'vue-element-admin'
	| 'yudao'
	| 'vben'
	| 'vben-2'
	| 'soybean'
	| 'pure-admin'
	| 'arco'
	| 'pig'
	| 'vue-next-admin'
	| 'jeecg'
	| 'sz-admin'
	| 'geeker'
	| 'art-design-pro'
	| 'naive-ui-admin'
	| 'snowy'
	| 'umi'
	| 'ant-design-pro'
	| 'arco-react';

export interface MenuVersionSummary {
	comment: string;
	etag: string;
	/** Visible items of the menu. */
	items: number;
	/** ISO 8601. */
	publishedAt: string;
	publishedBy: string;
	/** Records with groups and children. */
	records: number;
	/** The version that this one went back to. */
	rolledBackTo?: number;
	/** From 1. */
	version: number;
}

export interface MenuVersion extends MenuVersionSummary {
	list: MenuList;
}

/** A list that is published from a time on. */
export interface MenuSchedule {
	id: string;
	comment: string;
	/** ISO 8601. */
	effectiveAt: string;
	/** Visible items of the menu. */
	items: number;
	list: MenuList;
	scheduledAt: string;
	scheduledBy: string;
}

/** A request whose key makes a repetition harmless. `etag` is that of the version that the caller has seen. */
interface KeyedRequest {
	etag: string;
	comment: string;
	requestKey: string;
}

type Answer<Data> = Promise<Result<Data>>;

/**
 * The calls that the studio makes to the back end of the menus; the app passes them in. A refusal of `publish` or `rollBack` has the code 412 if the ETag is
 * that of an older version, with the versions in `data`, and 422 if the list has errors, with the check in `data`.
 */
export interface MenuCalls {
	draft(options?: PageCallOptions): Answer<MenuDraft>;
	saveDraft(draft: SentDraft, options?: PageCallOptions): Answer<MenuDraft>;
	discardDraft(options?: PageCallOptions): Answer<MenuDraft>;
	check(list: MenuList, options?: PageCallOptions): Answer<MenuCheck>;
	published(options?: PageCallOptions): Answer<MenuVersion>;
	version(version: number, options?: PageCallOptions): Answer<MenuVersion>;
	/** Newest first; pages from 1. */
	versions(
		page: { pageNum: number; pageSize: number },
		options?: PageCallOptions,
	): Answer<{ records: MenuVersionSummary[]; total: number }>;
	publish(request: KeyedRequest & { list: MenuList }, options?: PageCallOptions): Answer<MenuVersion>;
	rollBack(request: KeyedRequest & { version: number }, options?: PageCallOptions): Answer<MenuVersion>;
	/** Absent for a back end that publishes at once only: then the studio offers no time. */
	scheduling?: SchedulingCalls;
}

/** Publishing a list from a time on; refused as `publish` is. The draft stays. */
export interface SchedulingCalls {
	/** Lists with a time of publication that has not come; at most one. */
	scheduled(options?: PageCallOptions): Answer<{ records: MenuSchedule[] }>;
	schedule(request: KeyedRequest & { list: MenuList; effectiveAt: string }, options?: PageCallOptions): Answer<MenuSchedule>;
	cancel(id: string, options?: PageCallOptions): Answer<MenuSchedule>;
}

export const [MenuCallsContext, useMenuCalls] = createRequiredContext<MenuCalls>();
