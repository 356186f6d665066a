import { createHash } from 'node:crypto';
import { type RsbuildPlugin, type Rspack, rspack } from '@rsbuild/core';
import { parameterOf } from '#src/routing/route-path.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import type { FirstFiles, PageFiles } from '#src/shell/first-files.ts';

/** Modules that the first page of a visit imports late, as the ends of the paths in import(). */
export interface FirstModules {
	/** Of the sign-in page. */
	guest: readonly string[];
	/** Of any page in the main layout. */
	user: readonly string[];
	/** `path` is the path of a route, with `:name` for a parameter. */
	pages: readonly { path: string; modules: readonly string[] }[];
	address: Pick<AppSettings['routing'], 'mode' | 'base'>;
}

/**
 * Lists which scripts and styles a visit needs first. `src/first-paint.ts` preloads them beside the entry: on a slow line a round trip
 * costs as much as tens of kilobytes. Static `<link rel="modulepreload">` would not do, since only the browser knows whether a token is
 * stored, and one document serves every address.
 */
export const firstFilesPlugin = (modules: FirstModules): RsbuildPlugin => ({
	name: 'first-files',
	apply: 'build',
	setup(api) {
		api.modifyHTMLTags((tags, { compilation, assetPrefix }) => {
			const filesOf = lateFiles(compilation, assetPrefix);
			const user = filesOf(modules.user);
			const pages = JSON.stringify(pageFiles(modules, (ends) => filesOf(ends).filter((file) => !user.includes(file))));
			const name = `static/first-files.${createHash('sha256').update(pages).digest('hex').slice(0, 8)}.json`;
			compilation.emitAsset(name, new rspack.sources.RawSource(pages));
			const list: FirstFiles = { guest: filesOf(modules.guest), user, pages: assetPrefix + name };
			tags.headTags.push({ tag: 'script', attrs: { type: 'application/json', id: 'first-files' }, children: JSON.stringify(list) });
			return tags;
		});
	},
});

/** Finds the files of the chunks that modules with these ends start, besides those of the entry. */
export function lateFiles(compilation: Rspack.Compilation, assetPrefix: string): (ends: readonly string[]) => string[] {
	const entryFiles = new Set([...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()));
	const groups = compilation.chunkGroups.map((group) => ({
		requests: group.origins.flatMap(({ request }) => request ?? []),
		files: group
			.getFiles()
			.filter((file) => !entryFiles.has(file) && /\.(js|css)$/.test(file))
			.map((file) => assetPrefix + file),
	}));
	return (ends) => {
		const wanted = groups.filter(({ requests }) => requests.some((request) => ends.some((end) => request.endsWith(end))));
		return [...new Set(wanted.flatMap(({ files }) => files))];
	};
}

function pageFiles({ pages, address }: FirstModules, filesOf: (ends: readonly string[]) => string[]): PageFiles {
	const found = pages.map(({ path, modules }) => ({ path, files: filesOf(modules) }));
	const files = [...new Set(found.flatMap((page) => page.files))];
	const fixedFirst = found.toSorted((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')));
	return {
		files,
		pages: fixedFirst.map((page) => ({
			pattern: addressPattern(page.path, address),
			files: page.files.map((file) => files.indexOf(file)),
		})),
	};
}

/** Regular expression of the addresses of a route: paths with their fragments, in any letter case. */
export function addressPattern(path: string, { mode, base }: FirstModules['address']): string {
	const prefix = literal(base.replace(/\/+$/, ''));
	const segments = path.replace(/\/+$/, '').split('/');
	const route = segments.map((segment) => (parameterOf(segment) === null ? literal(segment) : '[^/?#]+')).join('/');
	return mode === 'hash' ? `^${prefix}/?#${route}/?(\\?|$)` : `^${prefix}${route}/?(#|$)`;
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
