/** Prints the texts of the PDF files that its arguments name, as a JSON list. In a process of its own, because this build of pdf.js replaces globals. */
import { readFileSync } from 'node:fs';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

async function textOf(file) {
	const task = getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: VerbosityLevel.ERRORS });
	const document = await task.promise;
	let text = '';
	for (let number = 1; number <= document.numPages; number += 1) {
		const page = await document.getPage(number);
		const { items } = await page.getTextContent();
		text += items.map(({ str = '' }) => str).join('');
	}
	await task.destroy();
	return text;
}

const texts = [];
for (const file of process.argv.slice(2)) texts.push(await textOf(file));
process.stdout.write(JSON.stringify(texts));
