import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

/** Character maps that a PDF may name without containing them (ISO 32000-2, 9.7.5.2), and those with which pdf.js turns their codes into text. */
const CHARACTER_MAPS = [
	'(GB|GBpc|GBK|GBKp|CNS|KSC|KSCpc)-EUC|GBK2K|B5pc|HKscs-B5|ETen(ms)?-B5|KSCms-UHC(-HW)?|((90(ms|msp|pv)|83pv|Add|Ext)-RKSJ|EUC)',
	'Uni(GB|CNS|JIS|KS)-(UCS2|UTF16)|UniJIS-UCS2-HW',
].join('|');

/** Files that the PDF viewer fetches on demand: character maps, fonts, the JPEG 2000 decoder without WebAssembly. */
const FILES = new RegExp(
	`^(cmaps/((${CHARACTER_MAPS})-[HV]|[HV]|Adobe-\\w+-UCS2)\\.bcmap|standard_fonts/.+|(cmaps|wasm)/LICENSE\\w*|wasm/.+_fallback\\.js)$`,
);

/** Adds the files of pdf.js below `static/pdf/`, if the app contains the PDF viewer. `pdf` is the folder of its package. */
export const pdfFilesPlugin = (pdf: string): RsbuildPlugin => ({
	name: 'pdf-files',
	setup(api) {
		api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
			if (!containsPdf(compilation)) return;
			// Otherwise the minifier would parse them.
			for (const name of pdfFiles(pdf))
				compilation.emitAsset(`static/pdf/${name}`, new sources.RawSource(readFileSync(path.join(pdf, name))), { minimized: true });
		});
	},
});

/** Names relative to the package's folder. */
export const pdfFiles = (pdf: string): string[] =>
	['cmaps', 'standard_fonts', 'wasm']
		.flatMap((folder) => readdirSync(path.join(pdf, folder)).map((name) => `${folder}/${name}`))
		.filter((name) => FILES.test(name));

const containsPdf = ({ modules }: Rspack.Compilation): boolean =>
	[...modules].some((module) => /[\\/]pdfjs-dist[\\/]/.test(module.nameForCondition() ?? ''));
