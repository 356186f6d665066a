import * as texts from '#generated/messages/routing/served.ts';
import { frameAddress } from '#src/lib/frame-address.ts';
import { isRecord } from '#src/lib/is-record.ts';
import type { FlatRoute } from '../flatten-routes.ts';
import { framePageOf } from '../frame-page.ts';
import { joinPath, pathKey } from '../route-path.ts';
import { CATCH_ALL, guardsOf, type RouteMeta, type RouteRecord } from '../route-record.ts';
import { findPage, readComponent } from './find-page.ts';
import type { FindingCode, NodePath } from './findings.ts';
import { linkFault } from './link-fault.ts';
import { readMeta } from './read-meta.ts';
import { labelOf, quote, type Raw, type Reading, type ReportProblem, textOf, wordsOf } from './served-context.ts';
import { isCatchAll, isUsablePath, patternOf, plainPath, spellingsOf, URL_LIKE } from './served-path.ts';

/** A larger list is broken or hostile; rendering its menu would freeze the tab. */
export const RECORD_LIMIT = 5000;
export const DEPTH_LIMIT = 10;

interface Level {
	path: string;
	depth: number;
	/** Position of the record around it. */
	at: NodePath;
}

export const TOP: Level = { path: '', depth: 0, at: [] };

/** Reads the records of one level. Skips an unusable record with its children. */
export function readRecords(list: readonly unknown[], level: Level, reading: Reading): RouteRecord[] {
	const records: RouteRecord[] = [];
	for (const [place, item] of list.entries()) {
		const at = [...level.at, place];
		if (reading.count >= RECORD_LIMIT) {
			addProblem(reading, { at, item, code: 'too-many-records', message: texts.tooManyRecords({ count: RECORD_LIMIT }) });
			break;
		}
		reading.count += 1;
		const record = readRecord(item, { ...level, at }, reading);
		if (!record) continue;
		const own = [record, ...withParameters(record, item, reading)];
		for (const each of own) reading.positions.set(each, at);
		records.push(...own);
	}
	return records;
}

interface FoundProblem {
	at: NodePath;
	item: unknown;
	code: FindingCode;
	message: string;
	subject?: string;
}

function addProblem({ problems }: Pick<Reading, 'problems'>, { at, item, code, message, subject = '' }: FoundProblem): void {
	const raw: Raw = isRecord(item) ? item : {};
	const meta: Raw = isRecord(raw.meta) ? raw.meta : {};
	problems.add({
		code,
		path: at,
		label: wordsOf(meta.title) || wordsOf(raw.title) || textOf(raw.name) || textOf(raw.path),
		subject,
		message,
	});
}

function readRecord(item: unknown, parent: Level, reading: Reading): RouteRecord | null {
	if (item === null || item === undefined || isButton(item)) return null;
	const path = isRecord(item) ? ownPath(item, parent) : '';
	if (!isRecord(item) || (path === '' && (parent.path === '' || typeof item.path !== 'string'))) {
		addProblem(reading, { at: parent.at, item, code: 'no-path', message: texts.noPath({ record: quote(item) }) });
		return null;
	}
	if (isCatchAll(path)) return parent.path === '' ? readCatchAll(item, parent.at, reading) : null;
	const url = textOf(item.url) || (URL_LIKE.test(path) ? path : '') || closedFrameOf(item, parent.at, reading);
	return url
		? readLink(item, url, { at: parent.at, reading })
		: readRoute(item, { ...parent, path: joinPath(parent.path || '/', shortestPath(item, path, parent, reading)) }, reading);
}

/** An empty path at the top is the home page. */
function ownPath(item: Raw, { path: parent }: Level): string {
	const path = textOf(item.path);
	const isHome =
		path === '' && parent === '' && typeof item.path === 'string' && [item.component, item.redirect, item.children].some(Boolean);
	return isHome ? '/' : path;
}

/** A page with optional parameters opens without them, unless another page has that address. */
function shortestPath(item: Raw, path: string, parent: Level, { pages, patterns }: Reading): string {
	const [shortest = ''] = spellingsOf(path);
	const isTaken = patterns.has(patternOf(pathKey(joinPath(parent.path || '/', shortest))));
	return isLeafPage(item, pages) && !isTaken ? shortest : plainPath(path);
}

function isLeafPage({ component, children }: Raw, pages: readonly string[]): boolean {
	const given = textOf(component);
	return given !== '' && findPage(given, pages).kind !== 'group' && !(Array.isArray(children) && children.length > 0);
}

/** The other addresses of a page with optional parameters, hidden in menus, which highlight the item of the page. */
function withParameters(record: RouteRecord, item: unknown, reading: Reading): RouteRecord[] {
	if (!isRecord(item) || record.url !== undefined || record.path === CATCH_ALL) return [];
	const [shortest = '', ...longer] = spellingsOf(textOf(item.path));
	const { noClosable: _pinned, ...meta } = record.meta;
	return longer.flatMap((spelling) => {
		const path = joinPath(record.path, spelling.slice(shortest.length).replace(/^\//, ''));
		const pattern = patternOf(pathKey(path));
		if (!isLeafPage(item, reading.pages) || reading.patterns.has(pattern) || record.path.endsWith(spelling)) return [];
		reading.patterns.add(pattern);
		const name = reading.names.take(path);
		return [{ ...record, path, name, meta: { ...meta, hidden: true, activeMenu: meta.activeMenu ?? record.name } }];
	});
}

/** Lists made for administration also contain the buttons of a page. */
const isButton = (item: unknown): boolean => isRecord(item) && (item.type === 'button' || item.menuType === 'F' || item.menuType === 3);

function readCatchAll(item: Raw, at: NodePath, reading: Reading): RouteRecord | null {
	if (reading.catchAll) {
		addProblem(reading, { at, item, code: 'second-catch-all', message: texts.secondCatchAll });
		return null;
	}
	reading.catchAll = true;
	const redirect = textOf(item.redirect);
	if (isUsablePath(redirect)) return { path: CATCH_ALL, name: 'catchAll', redirect, meta: { hidden: true } };
	const message = texts.catchAllTarget({ path: quote(redirect) });
	if (redirect !== '') addProblem(reading, { at, item, code: 'catch-all-target', message });
	return null;
}

/** The address of an embedded site whose origin is not allowed: the record becomes a link. '' for any other record. */
function closedFrameOf(item: Raw, at: NodePath, reading: Reading): string {
	const frame = textOf(item.frame);
	if (frame === '' || frameAddress(frame, reading.frames) !== null) return '';
	const message = texts.closedFrame({ url: quote(frame) });
	if (linkFault(frame) === null) addProblem(reading, { at, item, code: 'closed-frame', message });
	return frame;
}

function readLink(item: Raw, url: string, { at, reading }: { at: NodePath; reading: Reading }): RouteRecord | null {
	if (linkFault(url) !== null) {
		const message = texts.unsafeLink({ url: quote(url) });
		addProblem(reading, { at, item, code: 'unsafe-link', message });
		return null;
	}
	const name = ownName(textOf(item.name) || url, url, { at, item, reading });
	const subject = texts.link({ name: labelOf(name, url) });
	const meta = readMeta(item, reading, (code, message) => addProblem(reading, { at, item, code, message, subject }));
	return { path: url, url, name, meta };
}

function readRoute(item: Raw, { path, depth, at }: Level, reading: Reading): RouteRecord | null {
	const servedName = textOf(item.name);
	const subject = texts.route({ name: labelOf(servedName, path) });
	const report: ReportProblem = (code, message) => addProblem(reading, { at, item, code, message, subject });
	if (!isUsablePath(path)) {
		report('unusable-path', texts.unusablePath);
		return null;
	}
	const frame = frameAddress(textOf(item.frame), reading.frames);
	const component = frame === null ? readComponent(textOf(item.component), reading.pages, report) : framePageOf(frame);
	const meta = readMeta(item, reading, report);
	const children = readChildren(item.children, { path, depth: depth + 1, at }, reading, report);
	const redirect = frame === null ? readRedirect(item.redirect, path, report) : '';
	if (isFixedPage({ path, component, redirect, meta, children }, reading, report)) return null;
	const isPage = component !== '' && component !== 'Layout';
	const title = meta.title ?? (servedName || path);
	if (isPage && !isNewPattern(path, reading, report)) return null;
	return {
		path,
		name: ownName(servedName || path, path, { at, item, reading }),
		meta: isPage ? { ...meta, title } : meta,
		...(component && { component }),
		...(redirect && { redirect }),
		...(children.length > 0 && { children }),
	};
}

function isNewPattern(path: string, { patterns }: Reading, report: ReportProblem): boolean {
	const pattern = patternOf(pathKey(path));
	if (patterns.has(pattern)) report('repeated-path', texts.repeatedPath);
	return !patterns.has(pattern) && patterns.add(pattern) !== undefined;
}

function ownName(name: string, path: string, { at, item, reading }: { at: NodePath; item: Raw; reading: Reading }): string {
	const own = reading.names.take(name);
	const message = texts.repeatedName({ name: quote(name), path: quote(path), own: quote(own) });
	if (own !== name && name !== path) addProblem(reading, { at, item, code: 'repeated-name', message });
	return own;
}

/** `noRedirect` marks a breadcrumb without a link in related products. */
function readRedirect(redirect: unknown, path: string, report: ReportProblem): string {
	const target = textOf(isRecord(redirect) ? redirect.path : redirect);
	if (target === '' || /^noredirect$/i.test(target)) return '';
	if (!URL_LIKE.test(target) && isUsablePath(joinPath(path, target))) return target;
	if (URL_LIKE.test(target)) report('outside-redirect', texts.outsideRedirect({ path: quote(target) }));
	else report('unusable-redirect', texts.unusableRedirect({ path: quote(target) }));
	return '';
}

function readChildren(children: unknown, level: Level, reading: Reading, report: ReportProblem): RouteRecord[] {
	if (children === undefined || children === null) return [];
	if (!Array.isArray(children)) report('children-not-list', texts.childrenNotList);
	else if (level.depth > DEPTH_LIMIT) report('too-deep', texts.tooDeep({ count: DEPTH_LIMIT }));
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
	if (!isRestated(read, route)) report('fixed-page', texts.fixedPage({ path: route.path }));
	return true;
}

const isRestated = ({ component, redirect, meta, children }: ReadRoute, { page }: FlatRoute): boolean =>
	component === page && redirect === '' && children.length === 0 && guardsOf(meta).length === 0;
