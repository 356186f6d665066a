import { TEXT_LIMIT } from './served-context.ts';

/** Starts with a scheme or `//`, so it is external. */
export const URL_LIKE = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

const CATCH_ALL_SPELLINGS = /^\/?(\*|:\w+\(\.\*\)\*?)$/;

export const isCatchAll = (path: string): boolean => CATCH_ALL_SPELLINGS.test(path);

/** Simplifies patterns of other routers, `:id(\\d+)` and `:id?`, to plain parameters, and collapses slashes. */
export const plainPath = (path: string): string => {
	const slashed = path.includes('//') ? path.replace(/\/{2,}/g, '/') : path;
	return slashed.includes(':') ? slashed.replace(/(:\w+)\([^()]*\)/g, '$1').replace(/(:\w+)[?*+]/g, '$1') : slashed;
};

/** A parameter at the end that may be missing: `:id?`, `:id(\\d+)?`, `:id*`. */
const OPTIONAL_END = /\/?:\w+(\([^()]*\))?[?*]$/;

/** `list/:id?/:part?` also without its optional parameters, shortest first: `list`, `list/:id`, `list/:id/:part`. */
export function spellingsOf(path: string): string[] {
	const shorter = path.replace(OPTIONAL_END, '');
	return shorter === path ? [plainPath(path)] : [...spellingsOf(shorter), plainPath(path)];
}

// Backslashes and control characters can hide a second slash; browsers resolve dot segments, encoded ones as well. `*` and `?` are patterns
// of the router.
const MISLEADING = /[\\\p{Cc}?#*]|\/\/|\/(\.|%2e){1,2}(\/|$)/iu;

/** Fast path: most paths match this cheaper pattern and need no further check. */
const PLAIN = /^(\/[\w:-]+)+$/;

/** Whether a full path can be an address of the app. A text of maximum length was truncated. */
export const isUsablePath = (path: string): boolean =>
	path.startsWith('/') && path.length < TEXT_LIMIT && (PLAIN.test(path) || !MISLEADING.test(path));

/** Normalises parameter names: paths that differ only in them lead to the same page. */
export const patternOf = (pathKey: string): string => (pathKey.includes(':') ? pathKey.replace(/\/:[a-z][\w-]*/g, '/:') : pathKey);
