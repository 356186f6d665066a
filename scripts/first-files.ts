import type { RsbuildPlugin } from '@rsbuild/core';

/** Modules that the first page of a visit imports late, as the ends of the paths in import(). */
export interface FirstModules {
	/** Of the sign-in page. */
	guest: readonly string[];
	/** Of any page in the main layout. */
	user: readonly string[];
	/** Of the home page, the first one of most visits. `addresses` are paths with their fragments. */
	home: { addresses: readonly string[]; modules: readonly string[]; chunk: string };
}

/** The JSON in the page, which `src/first-paint.ts` reads. */
export interface FirstFiles {
	guest: readonly string[];
	user: readonly string[];
	home: { addresses: readonly string[]; files: readonly string[] };
}

/**
 * Lists in the page which scripts and styles a visit needs first. `src/first-paint.ts` preloads them beside the entry: on a slow line
 * a round trip costs as much as tens of kilobytes. Static `<link rel="modulepreload">` would not do, since only the browser knows
 * whether a token is stored.
 */
export const firstFilesPlugin = (modules: FirstModules): RsbuildPlugin => ({
	name: 'first-files',
	apply: 'build',
	setup(api) {
		api.modifyHTMLTags((tags, { compilation, assetPrefix }) => {
			const entryFiles = new Set([...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()));
			const filesOf = (ends: readonly string[], chunk?: string): string[] => {
				const groups = compilation.chunkGroups.filter(
					({ name, origins }) =>
						(chunk !== undefined && name === chunk) || origins.some(({ request }) => ends.some((end) => request?.endsWith(end))),
				);
				return [...new Set(groups.flatMap((group) => group.getFiles()))]
					.filter((file) => !entryFiles.has(file) && /\.(js|css)$/.test(file))
					.map((file) => assetPrefix + file);
			};
			const user = filesOf(modules.user);
			const home = filesOf(modules.home.modules, modules.home.chunk).filter((file) => !user.includes(file));
			const list: FirstFiles = { guest: filesOf(modules.guest), user, home: { addresses: modules.home.addresses, files: home } };
			tags.headTags.push({ tag: 'script', attrs: { type: 'application/json', id: 'first-files' }, children: JSON.stringify(list) });
			return tags;
		});
	},
});
