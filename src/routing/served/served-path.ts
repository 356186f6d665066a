import { TEXT_LIMIT } from './served-context.ts';

/** Starts with a scheme or `//`: leads out of the app. */
export const URL_LIKE = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

const CATCH_ALL_SPELLINGS = /^\/?(\*|:\w+\(\.\*\)\*?)$/;

export const isCatchAll = (path: string): boolean => CATCH_ALL_SPELLINGS.test(path);

/** Patterns of other routers, `:id(\\d+)` and `:id?`, as plain parameters; runs of slashes as one. */
export const plainPath = (path: string): string =>
	path
		.replace(/(:\w+)\([^()]*\)/g, '$1')
		.replace(/(:\w+)[?*+]/g, '$1')
		.replace(/\/{2,}/g, '/');

// A backslash and control characters can hide a second slash, which leads to another site; browsers resolve dot segments, also encoded.
const MISLEADING = /[\\\p{Cc}?#]|\/\/|\/(\.|%2e){1,2}(\/|$)/iu;

/** Whether a whole path can be an address of the app. A text of the greatest length was cut. */
export const isUsablePath = (path: string): boolean => path.startsWith('/') && path.length < TEXT_LIMIT && !MISLEADING.test(path);

/** What a path has in common with all others that lead to the same page: names of parameters tell nothing apart. */
export const patternOf = (pathKey: string): string => pathKey.replace(/\/:[a-z][\w-]*/g, '/:');
