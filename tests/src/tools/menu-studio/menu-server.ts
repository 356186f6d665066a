import type { MenuCheck, MenuList, MenuVersion } from '#src/features/menu-studio/publish/api-types.ts';
import type { DraftHandle } from '#src/features/menu-studio/publish/publishing.ts';
import { HttpError } from '#src/http/result.ts';
import type { Calls } from '#src/pages/use-calls.ts';
import { fakeCall } from '#tests/support/fake-call.ts';

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
	call: Calls['call'];
}

/** The calls of menus.yaml over a list of versions, as the server answers them. */
export function createMenuServer(first: MenuList): MenuServer {
	const versions: MenuVersion[] = [];
	const keys = new Map<string, MenuVersion>();
	const sent: string[] = [];
	const server: MenuServer = {
		...{ versions, sent, findings: [], lost: new Set(), late: new Set() },
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
		call: fakeCall(async (operation, input, options) => {
			const name = operation.replace('menus.', '');
			sent.push(name);
			const fails = server.lost.delete(name);
			const late = server.late.delete(name);
			const result = fails ? noAnswer() : answer(name, input);
			const told = late ? noAnswer() : result;
			if (!told.ok) options?.takes?.(told.error);
			return told;
		}),
	};
	const refuse = (code: number, message: string, data: unknown) => ({
		ok: false as const,
		error: new HttpError({ kind: 'business', message, code, status: 200, body: { code, message, data } }),
	});
	const noAnswer = () => ({ ok: false as const, error: new HttpError({ kind: 'network', message: '没有连上' }) });
	const good = (data: unknown) => ({ ok: true as const, data });
	const add = (input: Readonly<Record<string, unknown>>, list: () => MenuList) => {
		const key = String(input.requestKey);
		const before = keys.get(key);
		if (before) return good(before);
		const current = server.newest();
		if (input['If-Match'] !== current.etag) {
			const base = versions.find(({ etag }) => etag === input['If-Match']) ?? null;
			return refuse(412, `${current.publishedBy}已经发布了第 ${current.version} 版`, { current, base });
		}
		if (server.findings.some(({ severity }) => severity === 'error')) return refuse(422, '菜单里有错误', checked(list()));
		const published = server.publishAs('我', list(), String(input.comment));
		keys.set(key, published);
		return good(published);
	};
	const checked = (list: MenuList): MenuCheck => ({ list, family: 'native', findings: server.findings, converted: [], dropped: [] });
	const answer = (name: string, input: Readonly<Record<string, unknown>>) => {
		switch (name) {
			case 'published':
				return good(server.newest());
			case 'version':
				return good(versions.find(({ version }) => version === input.version));
			case 'versions': {
				const [page, size] = [Number(input.pageNum), Number(input.pageSize)];
				return good({ records: versions.toReversed().slice((page - 1) * size, page * size), total: versions.length });
			}
			case 'check':
				return good(checked(input.list as MenuList));
			case 'publish':
				return add(input, () => input.list as MenuList);
			case 'rollBack':
				return add(input, () => versions.find(({ version }) => version === input.version)?.list ?? []);
			default:
				return good({});
		}
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
		reload: async (words) => void steps.push(words),
	};
	return { handle, state, steps };
}

let count = 0;
export const newKey = (): string => {
	count += 1;
	return `key-${count}`;
};
