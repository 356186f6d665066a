/**
 * `npx tsx scripts/sample-files.ts`: generates the sample files of `mock/files/static/files/`, apart from texts and programs, and the office
 * service stub in `mock/files/static/office/`. Needs Chromium and a Chinese font.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser, launchOptions } from './find-browser.ts';
import { docxFile, pptxFile, sb3File, xlsxFile, zipFile } from './sample-files/packages.ts';
import { officePage, pdfPage, picturePage } from './sample-files/pages.ts';
import { SLIDES } from './sample-files/texts.ts';
import { wavFile } from './sample-files/wav.ts';

const FOLDER = path.join(import.meta.dirname, '../mock/files/static');
/** The PDF `lengths` of mock/seed/learning/attachments.ts, and the long file. */
const PDF_LENGTHS = [4, 9, 100];
const PICTURE = { width: 960, height: 600 };

function write(file: string, content: string | Uint8Array): void {
	mkdirSync(path.dirname(path.join(FOLDER, file)), { recursive: true });
	writeFileSync(path.join(FOLDER, file), content);
	console.log(`${file} ${content.length.toLocaleString('en')} bytes`);
}

async function drawn(browser: Browser): Promise<void> {
	const page = await browser.newPage({ viewport: PICTURE });
	for (const pages of PDF_LENGTHS) {
		await page.setContent(pdfPage(pages));
		write(`files/sample-${pages}.pdf`, await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false }));
	}
	await page.setContent(picturePage());
	write('files/sample.png', await page.screenshot({ type: 'png' }));
	write('files/sample.jpg', await page.screenshot({ type: 'jpeg', quality: 72 }));
}

const browser = await chromium.launch(launchOptions(findBrowser()));
try {
	await drawn(browser);
} finally {
	await browser.close();
}
write('files/sample.wav', wavFile());
write('files/sample.zip', zipFile());
write('files/sample.docx', docxFile());
write('files/sample.xlsx', xlsxFile());
write('files/sample.pptx', pptxFile());
write('files/sample.sb3', sb3File());
write('files/empty.txt', '');
write('office/index.html', officePage(SLIDES));
