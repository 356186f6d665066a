import path from 'node:path';
import { type RsbuildPlugin, rspack } from '@rsbuild/core';

/** Style sheets of Arco's components. */
const SHEETS = /[\\/]@arco-design[\\/]web-react[\\/]es[\\/].+\.css$/;

/** The style module of each component imports this sheet. */
const BASE = /^\.\.\/\.\.\/style\/index\.css$/;

/** Arco's text size, which is the app's `1rem`. */
const TEXT_PX = 14;

/** Text sizes relative to the one that the user has chosen. */
export const withRelativeText = (sheet: string): string =>
	sheet.replace(/font-size:\s*([\d.]+)px/g, (_, size: string) => `font-size:calc(${size}rem / ${TEXT_PX})`);

/** Takes Arco's style sheets component by component, as they are imported, with `base` in place of its base sheet. */
export const arcoStylesPlugin = (base: string): RsbuildPlugin => ({
	name: 'arco-styles',
	setup(api) {
		api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
			mergeRsbuildConfig(config, {
				source: {
					transformImport: [
						{ libraryName: '@arco-design/web-react', libraryDirectory: 'es', camelToDashComponentName: false, style: 'css' },
					],
				},
				tools: { rspack: { plugins: [new rspack.NormalModuleReplacementPlugin(BASE, path.resolve(base))] } },
			}),
		);
		api.transform({ test: SHEETS }, ({ code }) => withRelativeText(code));
	},
});
