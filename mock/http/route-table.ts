import * as texts from '#mock/generated/messages/mock.ts';
import type { MockApp, MockOperation } from '#mock/operation.ts';
import { EnvelopeError } from './envelope-error.ts';

export interface Route {
	operation: MockOperation;
	params: Readonly<Record<string, string>>;
}

export interface RouteTable {
	match(method: string, pathname: string): Route | null;
	near(method: string, pathname: string): string[];
	/** Methods of the operations at a path, in upper case. */
	methodsAt(pathname: string): string[];
}

interface Template {
	operation: MockOperation;
	full: string;
	pattern: RegExp;
	names: readonly string[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const NO_PARAMS: Readonly<Record<string, string>> = {};

/** Finds operations by method and path. Paths without parameters are looked up; the others are tried, most specific first. */
export function createRouteTable(app: Pick<MockApp, 'apis' | 'operations'>): RouteTable {
	const fixed = new Map<string, Route>();
	const templates = new Map<string, Template[]>();
	for (const operation of app.operations) {
		const api = app.apis[operation.api];
		const full = `${api?.base ?? ''}${encoded(operation.path)}`;
		const loose = api?.matching === 'loose';
		const template = compileTemplate(operation, full, loose);
		if (!loose && template.names.length === 0) fixed.set(`${operation.method} ${full}`, { operation, params: NO_PARAMS });
		else templates.set(operation.method, [...(templates.get(operation.method) ?? []), template]);
	}
	for (const list of templates.values()) list.sort((a, b) => a.names.length - b.names.length || b.full.length - a.full.length);
	const match: RouteTable['match'] = (method, pathname) =>
		fixed.get(`${method} ${pathname}`) ?? matchTemplate(templates.get(method) ?? [], pathname);
	return {
		match,
		methodsAt: (pathname) => METHODS.filter((method) => match(method, pathname)).map((method) => method.toUpperCase()),
		near: (method, pathname) => nearby(app, method, pathname),
	};
}

/** As browsers send it: a path may have any letters. The braces of its parameters stay. */
const encoded = (path: string): string => encodeURI(path).replaceAll('%7B', '{').replaceAll('%7D', '}').replaceAll('%25', '%');

function compileTemplate(operation: MockOperation, full: string, loose: boolean): Template {
	const names: string[] = [];
	const source = full.split(/(\{[^}]+\})/).map((part) => {
		if (!part.startsWith('{')) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
		names.push(decodeURI(part.slice(1, -1)));
		return '([^/]+)';
	});
	return { operation, full, names, pattern: new RegExp(`^${source.join('')}${loose ? '' : '$'}`, loose ? 'i' : '') };
}

function matchTemplate(templates: readonly Template[], pathname: string): Route | null {
	for (const { operation, pattern, names } of templates) {
		const match = pattern.exec(pathname);
		if (!match) continue;
		return { operation, params: Object.fromEntries(names.map((name, index) => [name, decode(match[index + 1] ?? '')])) };
	}
	return null;
}

function decode(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		throw new EnvelopeError(400, texts.wrongEncoding);
	}
}

function nearby({ apis, operations }: Pick<MockApp, 'apis' | 'operations'>, method: string, pathname: string): string[] {
	const last = pathname.split('/').at(-1)?.toLowerCase();
	return operations
		.map((operation) => ({ operation, full: `${apis[operation.api]?.base ?? ''}${operation.path}` }))
		.filter(({ operation, full }) => full === pathname || (operation.method === method && full.split('/').at(-1)?.toLowerCase() === last))
		.map(({ operation, full }) => `${operation.method.toUpperCase()} ${full}`)
		.slice(0, 3);
}
