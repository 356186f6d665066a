import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

/** Files that the PDF viewer fetches on demand: character maps for Chinese, fonts, the JPEG 2000 decoder without WebAssembly. */
const FILES = /^(cmaps\/.+\.bcmap|standard_fonts\/.+|wasm\/.+_fallback\.js)$/;

/** Adds the files of pdf.js below `static/pdf/`, if the app contains the PDF viewer. `pdf` is the folder of its package. */
export const pdfFilesPlugin = (pdf: string): RsbuildPlugin => ({
	name: 'pdf-files',
	setup(api) {
		api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
			if (!containsPdf(compilation)) return;
			// Otherwise the minifier would parse them.
			for (const name of filesOf(pdf))
				compilation.emitAsset(`static/pdf/${name}`, new sources.RawSource(readFileSync(path.join(pdf, name))), { minimized: true });
		});
	},
});

const filesOf = (pdf: string): string[] =>
	['cmaps', 'standard_fonts', 'wasm']
		.flatMap((folder) => readdirSync(path.join(pdf, folder)).map((name) => `${folder}/${name}`))
		.filter((name) => FILES.test(name));

const containsPdf = ({ modules }: Rspack.Compilation): boolean =>
	[...modules].some((module) => module.nameForCondition()?.includes('/pdfjs-dist/') ?? false);
