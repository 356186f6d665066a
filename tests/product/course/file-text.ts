import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';

/** The words of a file: of all parts of a package, of all pages of a PDF. */
export async function textOf(file: string): Promise<string> {
	const bytes = readFileSync(file);
	switch (path.extname(file)) {
		case '.pdf':
			return pdfText(bytes);
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

async function pdfText(bytes: Buffer): Promise<string> {
	const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
	const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
	const document = await task.promise;
	let text = '';
	for (let number = 1; number <= document.numPages; number += 1) {
		const page = await document.getPage(number);
		const { items } = await page.getTextContent();
		text += items.map((item) => ('str' in item ? item.str : '')).join('');
	}
	await task.destroy();
	return text;
}
