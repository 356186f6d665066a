import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';

/** The words of files: of all parts of a package, of all pages of a PDF. */
export function textsOf(files: readonly string[]): ReadonlyMap<string, string> {
	const [pdfs, others] = [files.filter(isPdf), files.filter((file) => !isPdf(file))];
	const script = path.join(import.meta.dirname, 'print-pdf-texts.mjs');
	const printed = execFileSync(process.execPath, [script, ...pdfs], { encoding: 'utf8', maxBuffer: 1e8 });
	const pdfTexts: readonly string[] = JSON.parse(printed);
	return new Map([
		...others.map((file) => [file, textOf(file)] as const),
		...pdfs.map((file, index) => [file, pdfTexts[index] ?? ''] as const),
	]);
}

const isPdf = (file: string): boolean => path.extname(file) === '.pdf';

function textOf(file: string): string {
	const bytes = readFileSync(file);
	switch (path.extname(file)) {
		case '.docx':
		case '.pptx':
		case '.xlsx':
		case '.zip':
		case '.sb3':
			return Object.entries(unzipSync(bytes))
				.map(([name, part]) => `${name}\n${strFromU8(part)}`)
				.join('\n');
		default:
			return bytes.toString('utf8');
	}
}
