import { HttpError, type Result } from '#src/http/result.ts';
import type { PageCallOptions } from '#src/pages/use-calls.ts';
import type { MenuCalls, MenuCheck, MenuDraft, MenuList, MenuSchedule, MenuVersion } from '#src/tools/menu-studio/menu-calls.ts';
import type { DraftHandle } from '#src/tools/menu-studio/publish/publishing.ts';

export const item = (name: string, title = name, meta = {}) => ({ path: `/${name}`, name, component: 'home', meta: { title, ...meta } });
export const group = (name: string, children: object[]) => ({
	path: `/${name}`,
	name,
	component: 'Layout',
	meta: { title: name },
	children,
});

interface MenuServer {
	versions: MenuVersion[];
	/** Names of the calls so far. */
	sent: string[];
	findings: MenuCheck['findings'];
	/** Names of calls that get no answer, once each; `late` ones have their effect nevertheless. */
	lost: Set<string>;
	late: Set<string>;
	publishAs(publishedBy: string, list: MenuList, comment?: string): MenuVersion;
	newest(): MenuVersion;
	schedules: MenuSchedule[];
	addSchedule(request: Pick<MenuSchedule, 'list' | 'comment' | 'effectiveAt'>): MenuSchedule;
	calls: MenuCalls;
}

const DRAFT: MenuDraft = { baseVersion: 1, list: [], revision: 0 };

const good = <Data>(data: Data): Result<Data> => ({ ok: true, data });
const refused = (code: number, message: string, data: unknown): Result<never> => ({
	ok: false,
	error: new HttpError({ kind: 'business', message, code, status: 200, body: { code, message, data } }),
});
const NO_ANSWER: Result<never> = { ok: false, error: new HttpError({ kind: 'network', message: '没有连上' }) };

/** A back end that keeps a list of versions. */
export function createMenuServer(first: MenuList): MenuServer {
	const versions: MenuVersion[] = [];
	const keys = new Map<string, MenuVersion>();
	const sent: string[] = [];
	const server: MenuServer = {
		versions,
		sent,
		findings: [],
		lost: new Set(),
		late: new Set(),
		publishAs(publishedBy, list, comment = '改了') {
			const version = versions.length + 1;
			const published = {
				version,
				etag: `"v${version}"`,
				list,
				publishedAt: '2026-09-12T02:00:00Z',
				publishedBy,
				comment,
				records: 1,
				items: 1,
			};
			versions.push(published);
			return published;
		},
		newest: () => versions.at(-1) as MenuVersion,
		schedules: [],
		addSchedule({ list, comment, effectiveAt }) {
			const schedule = { id: 's1', list, comment, effectiveAt, items: 1, scheduledAt: '2026-09-12T02:00:00Z', scheduledBy: '我' };
			server.schedules.push(schedule);
			return schedule;
		},
		calls: {
			draft: (options) => ask('draft', () => good(DRAFT), options),
			saveDraft: (_draft, options) => ask('draftSave', () => good(DRAFT), options),
			discardDraft: (options) => ask('draftDiscard', () => good(DRAFT), options),
			check: (list, options) => ask('check', () => good(checked(list)), options),
			published: (options) => ask('published', () => good(server.newest()), options),
			version: (version, options) => ask('version', () => good(versionAt(version)), options),
			versions({ pageNum, pageSize }, options) {
				const records = versions.toReversed().slice((pageNum - 1) * pageSize, pageNum * pageSize);
				return ask('versions', () => good({ records, total: versions.length }), options);
			},
			publish: (request, options) => ask('publish', () => add(request, request.list), options),
			scheduling: {
				scheduled: (options) => ask('scheduled', () => good({ records: server.schedules }), options),
				schedule: (request, options) => ask('schedule', () => good(server.addSchedule(request)), options),
				cancel: (id, options) =>
					ask(
						'scheduleCancel',
						() =>
							good(
								server.schedules.splice(
									server.schedules.findIndex((each) => each.id === id),
									1,
								)[0] as MenuSchedule,
							),
						options,
					),
			},
			rollBack: (request, options) => ask('rollBack', () => add(request, versionAt(request.version).list), options),
		},
	};
	const ask = async <Data>(name: string, answer: () => Result<Data>, options?: PageCallOptions): Promise<Result<Data>> => {
		sent.push(name);
		const result = server.lost.delete(name) ? NO_ANSWER : answer();
		const delivered = server.late.delete(name) ? NO_ANSWER : result;
		if (!delivered.ok) options?.takes?.(delivered.error);
		return delivered;
	};
	const versionAt = (version: number): MenuVersion => versions[version - 1] as MenuVersion;
	const checked = (list: MenuList): MenuCheck => ({ list, family: 'native', findings: server.findings, converted: [], dropped: [] });
	const add = (
		{ etag, comment, requestKey }: { etag: string; comment: string; requestKey: string },
		list: MenuList,
	): Result<MenuVersion> => {
		const before = keys.get(requestKey);
		if (before) return good(before);
		const current = server.newest();
		if (etag !== current.etag) {
			const base = versions.find((version) => version.etag === etag) ?? null;
			return refused(412, `${current.publishedBy}已经发布了第 ${current.version} 版`, { current, base });
		}
		if (server.findings.some(({ severity }) => severity === 'error')) return refused(422, '菜单里有错误', checked(list));
		const published = server.publishAs('我', list, comment);
		keys.set(requestKey, published);
		return good(published);
	};
	server.publishAs('管理员', first, '第一版');
	return server;
}

/** A draft that began with the newest version. */
export function createDraft(list: MenuList, baseVersion = 1) {
	const steps: string[] = [];
	const state = { list, baseVersion, saved: true };
	const handle: DraftHandle = {
		list: () => state.list,
		baseVersion: () => state.baseVersion,
		flush: async () => state.saved,
		replace(next, words, version) {
			Object.assign(state, { list: next, baseVersion: version });
			steps.push(words);
		},
		rebase: async (version) => {
			state.baseVersion = version;
		},
		reload: async (words) => void steps.push(words),
	};
	return { handle, state, steps };
}

let count = 0;
export const newKey = (): string => {
	count += 1;
	return `key-${count}`;
};
