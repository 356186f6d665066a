import type { RsbuildPlugin } from '@rsbuild/core';

/** Fonts of KaTeX for browsers that cannot read the first one of each list, woff2. */
const OLD_FONTS = /,\s*url\([^)]+\.(?:woff|ttf)\)\s*format\("[a-z]+"\)/g;

export const withoutOldFonts = (sheet: string): string => sheet.replace(OLD_FONTS, '');

/** Leaves out files of packages that no supported browser fetches. */
export const leanPackagesPlugin = (): RsbuildPlugin => ({
	name: 'lean-packages',
	setup(api) {
		api.transform({ test: /[\\/]katex[\\/].+\.css$/ }, ({ code }) => withoutOldFonts(code));
		api.modifyRspackConfig((config, { mergeConfig }) =>
			// The judge hands QuickJS its WebAssembly, so the address of the package's own file is never used.
			mergeConfig(config, { module: { rules: [{ test: /[\\/]@jitl[\\/]quickjs-.+\.mjs$/, parser: { url: false } }] } }),
		);
	},
});
