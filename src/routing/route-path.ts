export const pathOf = (fullPath: string): string => fullPath.replace(/[?#].*$/, '');

export const searchOf = (fullPath: string): string => fullPath.slice(pathOf(fullPath).length);

const PARAMETER = /^:([A-Za-z][\w-]*)$/;

export const parameterOf = (segment: string): string | null => (segment.startsWith(':') ? (PARAMETER.exec(segment)?.[1] ?? null) : null);

/** Ignores letter case and trailing slashes. A loop, because `/\/+$/` is quadratic on long runs of slashes. */
export function pathKey(path: string): string {
	let end = path.length;
	while (end > 1 && path[end - 1] === '/') end -= 1;
	return path.slice(0, end).toLowerCase();
}

/** `path` as its route spells it: without trailing slashes, and in the route's case. Parameters stay as they are. */
export function spellLike(pattern: string, path: string): string {
	const given = path.slice(0, pathKey(path).length).split('/');
	const own = pattern.split('/');
	if (own.length !== given.length) return path;
	return given.map((segment, at) => (parameterOf(own[at] ?? '') === null ? own[at] : segment)).join('/');
}

export const isSamePath = (one: string, other: string): boolean => pathKey(one) === pathKey(other);

/** An absolute child path replaces the parent's; a relative one is appended. */
export function joinPath(parent: string, own: string): string {
	if (own.startsWith('/')) return own;
	if (own === '') return parent || '/';
	return `${parent.replace(/\/$/, '')}/${own}`;
}

export function fillPath(pattern: string, params: Readonly<Record<string, unknown>>): string | null {
	const segments: string[] = [];
	for (const segment of pattern.split('/')) {
		const name = parameterOf(segment);
		// `hasOwn`, because a parameter may be called `constructor`.
		const value = name !== null && Object.hasOwn(params, name) ? params[name] : undefined;
		if (name !== null && isEmpty(value)) return null;
		segments.push(name === null ? segment : encodeURIComponent(String(value)));
	}
	return segments.join('/');
}

export function toSearch(query: Readonly<Record<string, unknown>>): string {
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) {
		for (const item of Array.isArray(value) ? value : [value]) if (!isEmpty(item)) search.append(name, String(item));
	}
	const text = search.toString();
	return text && `?${text}`;
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** An address typed by hand may contain a lone percent sign. */
export function decode(value: string): string {
	// Most paths contain no escape, and `decodeURIComponent` is much slower than `includes`.
	if (!value.includes('%')) return value;
	try {
		return decodeURIComponent(value);
	} catch {
		return value;
	}
}
