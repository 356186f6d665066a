import { safeLink } from '#src/lib/safe-url.ts';
import type { FlatRoute } from '../flatten-routes.ts';
import { joinPath, pathKey } from '../route-path.ts';
import { CATCH_ALL, guardsOf, type RouteMeta, type RouteRecord } from '../route-record.ts';
import { readComponent } from './find-page.ts';
import { readMeta } from './read-meta.ts';
import { isObject, labelOf, quote, type Raw, type Reading, type ReportProblem, textOf } from './served-context.ts';
import { isCatchAll, isUsablePath, patternOf, plainPath, URL_LIKE } from './served-path.ts';

/** A larger list is broken or hostile; rendering its menu would freeze the tab. */
export const RECORD_LIMIT = 5000;
export const DEPTH_LIMIT = 10;

interface Level {
	path: string;
	depth: number;
}

export const TOP: Level = { path: '', depth: 0 };

/** Reads the records of one level. Skips an unusable record with its children. */
export function readRecords(list: readonly unknown[], level: Level, reading: Reading): RouteRecord[] {
	const records: RouteRecord[] = [];
	for (const item of list) {
		if (reading.count >= RECORD_LIMIT) {
			reading.problems.add(`路由超过 ${RECORD_LIMIT} 条，后面的已略去`);
			break;
		}
		reading.count += 1;
		const record = readRecord(item, level, reading);
		if (record) records.push(record);
	}
	return records;
}

function readRecord(item: unknown, parent: Level, reading: Reading): RouteRecord | null {
	if (item === null || item === undefined || isButton(item)) return null;
	const path = isObject(item) ? textOf(item.path) : '';
	if (!isObject(item) || (path === '' && (parent.path === '' || typeof item.path !== 'string'))) {
		reading.problems.add(`有一条路由没有路径，已略去：${quote(item)}`);
		return null;
	}
	if (isCatchAll(path)) return parent.path === '' ? readCatchAll(item, reading) : null;
	const url = textOf(item.url) || (URL_LIKE.test(path) ? path : '');
	return url ? readLink(item, url, reading) : readRoute(item, { ...parent, path: joinPath(parent.path || '/', plainPath(path)) }, reading);
}

/** Lists made for administration also contain the buttons of a page. */
const isButton = (item: unknown): boolean => isObject(item) && (item.type === 'button' || item.menuType === 'F' || item.menuType === 3);

function readCatchAll(item: Raw, reading: Reading): RouteRecord | null {
	if (reading.catchAll) {
		reading.problems.add('兜底路由写了不止一条，只保留第一条');
		return null;
	}
	reading.catchAll = true;
	const redirect = textOf(item.redirect);
	if (isUsablePath(redirect)) return { path: CATCH_ALL, name: 'catchAll', redirect, meta: { hidden: true } };
	if (redirect !== '') reading.problems.add(`兜底路由的目标“${quote(redirect)}”不是可用的路径，已略去`);
	return null;
}

function readLink(item: Raw, url: string, reading: Reading): RouteRecord | null {
	if (!URL_LIKE.test(url) || safeLink(url) === null) {
		reading.problems.add(`链接“${quote(url)}”不是 http、https、mailto、tel 或 // 开头的地址，已略去`);
		return null;
	}
	const name = ownName(textOf(item.name) || url, url, reading);
	const meta = readMeta(item, reading, (problem) => reading.problems.add(`链接${labelOf(name, url)}：${problem}`));
	return { path: url, url, name, meta };
}

function readRoute(item: Raw, { path, depth }: Level, reading: Reading): RouteRecord | null {
	const servedName = textOf(item.name);
	const report: ReportProblem = (problem) => reading.problems.add(`路由${labelOf(servedName, path)}：${problem}`);
	if (!isUsablePath(path)) {
		report('路径里有不能用的字符，或者太长，已略去');
		return null;
	}
	const component = readComponent(textOf(item.component), reading.pages, report);
	const meta = readMeta(item, reading, report);
	const children = readChildren(item.children, { path, depth: depth + 1 }, reading, report);
	const redirect = readRedirect(item.redirect, path, report);
	if (isFixedPage({ path, component, redirect, meta, children }, reading, report)) return null;
	const isPage = component !== '' && component !== 'Layout';
	if (isPage && !isNewPattern(path, reading, report)) return null;
	return {
		path,
		name: ownName(servedName || path, path, reading),
		meta,
		...(component && { component }),
		...(redirect && { redirect }),
		...(children.length > 0 && { children }),
	};
}

function isNewPattern(path: string, { patterns }: Reading, report: ReportProblem): boolean {
	const pattern = patternOf(pathKey(path));
	if (patterns.has(pattern)) report('路径与前面的路由重复，已略去');
	return !patterns.has(pattern) && patterns.add(pattern) !== undefined;
}

function ownName(name: string, path: string, { names, problems }: Reading): string {
	const own = names.take(name);
	if (own !== name && name !== path) problems.add(`路由名“${quote(name)}”重复，路径 ${quote(path)} 的这一条改名为“${quote(own)}”`);
	return own;
}

/** `noRedirect` marks a breadcrumb without a link in related products. */
function readRedirect(redirect: unknown, path: string, report: ReportProblem): string {
	const target = textOf(isObject(redirect) ? redirect.path : redirect);
	if (target === '' || /^noredirect$/i.test(target)) return '';
	if (!URL_LIKE.test(target) && isUsablePath(joinPath(path, target))) return target;
	report(URL_LIKE.test(target) ? `不能重定向到站外地址“${quote(target)}”` : `重定向的目标“${quote(target)}”不是可用的路径，已去掉`);
	return '';
}

function readChildren(children: unknown, level: Level, reading: Reading, report: ReportProblem): RouteRecord[] {
	if (children === undefined || children === null) return [];
	if (!Array.isArray(children)) report('children 不是数组，已略去');
	else if (level.depth > DEPTH_LIMIT) report(`嵌套超过 ${DEPTH_LIMIT} 层，下面的已略去`);
	else return readRecords(children, level, reading);
	return [];
}

interface ReadRoute {
	path: string;
	component: string;
	redirect: string;
	meta: RouteMeta;
	children: readonly RouteRecord[];
}

/** Whether the path is a fixed page (sign-in, registration, errors). Reports a problem only if the record would change the page. */
function isFixedPage(read: ReadRoute, { fixed }: Reading, report: ReportProblem): boolean {
	const route = fixed.find(read.path)?.route;
	if (!route) return false;
	if (!isRestated(read, route)) report(`${route.path} 是应用的固定页面，不能被替换、限制或重定向，已略去`);
	return true;
}

const isRestated = ({ component, redirect, meta, children }: ReadRoute, { page }: FlatRoute): boolean =>
	component === page && redirect === '' && children.length === 0 && guardsOf(meta).length === 0;
