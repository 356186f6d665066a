/** Which files of the build the service worker keeps, and how. Pure. */

/** The site that a service worker serves. */
export interface Site {
	/** Path of the app, with a slash at both ends. */
	base: string;
	/** Paths of the APIs, without a slash at the end. */
	apis: readonly string[];
	/** Names of the folders in which the app has pictures and documents of its own. */
	folders: readonly string[];
}

/**
 * `code`: its name changes with its content, so the first answer holds for ever. The others are asked for again while there is a network:
 * `config` is config.json, `engines` the judge's scripts in the demo (it keeps the large files itself), `files` pictures and documents.
 */
export type KeptKind = 'code' | 'config' | 'engines' | 'files';

const HASHED = /^static\/.+\.[0-9a-f]{8}(\.\w+)+$/;
/** Players ask for parts of these, and a film would fill the place of everything else. */
const FILMS = /\.(mp4|webm|m3u8|m4s|ts|mp3|wav|vtt)$/;
const ICONS = /^[^/]+\.(svg|png|webmanifest)$/;

/**
 * null for everything that the worker does not touch. The rule names what is kept, so that answers of APIs and `version.json` can never be.
 * An address with a query may be signed, and with the signature it would keep a secret; the engines have their version there.
 */
export function kindOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>, { base, apis, folders }: Site): KeptKind | null {
	const path = pathname.startsWith(base) ? pathname.slice(base.length) : '';
	if (isBelow(pathname, apis) || FILMS.test(path)) return null;
	if (path.startsWith('judge-engines/')) return /\.(js|json)$/.test(path) ? 'engines' : null;
	if (search !== '') return null;
	if (path === 'config.json') return 'config';
	if (HASHED.test(path)) return 'code';
	return isBelow(path, ['static', ...folders]) || ICONS.test(path) ? 'files' : null;
}

/** Whether an address is a page of the app, which `index.html` shows. One with an ending is a file. */
export const isPage = ({ pathname }: Pick<URL, 'pathname'>, { base, apis }: Site): boolean =>
	pathname.startsWith(base) && !isBelow(pathname, apis) && !/\.\w+$/.test(pathname);

const isBelow = (path: string, folders: readonly string[]): boolean =>
	folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** Bytes of the largest file that is kept. */
const LARGEST = 50_000_000;

/** Whether an answer is the file itself: a server may answer a missing file, and a public network any file, with a page. */
export function isFile({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
	const isHtml = /^text\/html/.test(headers.get('Content-Type') ?? '');
	return status === 200 && !isHtml && Number(headers.get('Content-Length') ?? 0) <= LARGEST;
}

/** Name of a cache, apart from those of other apps on the origin. Caches of `files` hold what a user opened. */
export const cacheName = (kind: KeptKind, base: string): string => `kept-${kind}:${base}`;
