import { safeLink } from '#src/lib/safe-url.ts';
import { joinPath } from '../flatten-routes.ts';
import { CATCH_ALL, type RouteRecord } from '../route-record.ts';
import { findPage } from './find-page.ts';
import { readMeta } from './read-meta.ts';
import { isObject, labelOf, type Raw, type Reading, textOf } from './served-context.ts';

const CATCH_ALL_SPELLINGS = /^\/?(\*|:\w+\(\.\*\)\*?)$/;
const URL_LIKE = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

/** Records of one level, below the path of their parent. One that cannot be used is left out, and everything else works. */
export function readRecords(list: readonly unknown[], parent: string, reading: Reading): RouteRecord[] {
	return list.flatMap((item) => {
		const record = readRecord(item, parent, reading);
		return record ? [record] : [];
	});
}

function readRecord(item: unknown, parent: string, reading: Reading): RouteRecord | null {
	if (item === null || item === undefined || isButton(item)) return null;
	const path = isObject(item) ? textOf(item.path) : '';
	if (!isObject(item) || (path === '' && (parent === '' || typeof item.path !== 'string'))) {
		reading.note(`有一条路由没有路径，已略去：${JSON.stringify(item).slice(0, 80)}`);
		return null;
	}
	if (CATCH_ALL_SPELLINGS.test(path)) return parent === '' ? readCatchAll(item, reading) : null;
	const url = textOf(item.url) || (URL_LIKE.test(path) ? path : '');
	return url ? readLink(item, url, reading) : readRoute(item, joinPath(parent || '/', plainPath(path)), reading);
}

/** Lists for an administration hold the buttons of a page as rows, too. */
const isButton = (item: unknown): boolean => isObject(item) && (item.type === 'button' || item.menuType === 'F' || item.menuType === 3);

/** Patterns of other routers: `:id(\\d+)`, `:id?`. */
const plainPath = (path: string): string => path.replace(/(:\w+)\([^)]*\)/g, '$1').replace(/(:\w+)[?*+]/g, '$1');

function readCatchAll(item: Raw, reading: Reading): RouteRecord | null {
	if (reading.names.has(CATCH_ALL)) {
		reading.note('兜底路由写了不止一条，只保留第一条');
		return null;
	}
	reading.names.add(CATCH_ALL);
	const redirect = textOf(item.redirect);
	return redirect.startsWith('/') ? { path: CATCH_ALL, name: 'catchAll', redirect, meta: { hidden: true } } : null;
}

function readLink(item: Raw, url: string, reading: Reading): RouteRecord | null {
	if (!URL_LIKE.test(url) || safeLink(url) === null) {
		reading.note(`链接“${url.slice(0, 80)}”不是 http、https、mailto、tel 或 // 开头的地址，已略去`);
		return null;
	}
	const name = ownName(textOf(item.name) || url, url, reading);
	return { path: url, url, name, meta: readMeta(item, reading, (problem) => reading.note(`链接${labelOf(name, url)}：${problem}`)) };
}

function readRoute(item: Raw, path: string, reading: Reading): RouteRecord | null {
	const given = textOf(item.name);
	const label = labelOf(given, path);
	const tell = (problem: string): void => reading.note(`路由${label}：${problem}`);
	const component = readComponent(textOf(item.component), reading, tell);
	if (component !== '' && component !== 'Layout') {
		if (reading.paths.has(path.toLowerCase())) {
			tell('路径与前面的路由重复，已略去');
			return null;
		}
		reading.paths.add(path.toLowerCase());
	}
	const redirect = readRedirect(item.redirect, tell);
	const children = readChildren(item.children, path, reading, tell);
	return {
		path,
		name: ownName(given || path, path, reading),
		meta: readMeta(item, reading, tell),
		...(component && { component }),
		...(redirect && { redirect }),
		...(children.length > 0 && { children }),
	};
}

function ownName(name: string, path: string, { names, note }: Reading): string {
	let own = name;
	for (let count = 2; names.has(own); count += 1) own = `${name}-${count}`;
	names.add(own);
	if (own !== name && name !== path) note(`路由名“${name}”重复，路径 ${path} 的这一条改名为“${own}”`);
	return own;
}

function readComponent(component: string, { pages }: Reading, tell: (problem: string) => void): string {
	if (component === '') return '';
	const found = findPage(component, pages);
	if (found.kind === 'group') return 'Layout';
	if (found.kind === 'page') {
		if (!found.exact) tell(`组件“${component}”的写法与页面“${found.page}”不一致，已按后者显示`);
		return found.page;
	}
	// Kept: the page says in its place which component is missing.
	tell(`组件“${component}”不在这个应用里`);
	return component;
}

/** `noRedirect` is the family's word for a crumb that leads nowhere. */
function readRedirect(redirect: unknown, tell: (problem: string) => void): string {
	const target = textOf(isObject(redirect) ? redirect.path : redirect);
	if (target === '' || /^noredirect$/i.test(target)) return '';
	if (!URL_LIKE.test(target)) return target;
	tell(`不能重定向到站外地址“${target}”`);
	return '';
}

function readChildren(children: unknown, path: string, reading: Reading, tell: (problem: string) => void): RouteRecord[] {
	if (Array.isArray(children)) return readRecords(children, path, reading);
	if (children !== undefined && children !== null) tell('children 不是数组，已略去');
	return [];
}
