/**
 * `npx tsx product/content/make-files.ts`: generates the files of `manifests/files/static/files/` from the tables in `product/content/files/lessons/` and the programs
 * in `product/content/files/programs/`, apart from texts and programs of courses, which are written by hand; the slides of the office service stub in
 * `manifests/files/static/office/`; and `product/documents/back-end/seed/file-sizes.yaml`. Needs Chromium, the font Noto Sans CJK SC for pictures, and WenQuanYi
 * Micro Hei Mono for PDF files.
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { parse } from 'yaml';
import { expandCatalogue } from '#app/course/back-end/seed/courses.ts';
import type { AttachmentRow } from '#app/documents/back-end/rows.ts';
import { expandAttachments, LONG_NAME, noticeFiles } from '#app/documents/back-end/seed/attachments.ts';
import { HAND_IN_FILM } from '#app/homework/back-end/seed/submissions.ts';
import type { NoticeRow } from '#app/notices/back-end/rows.ts';
import type { ClipRow } from '#app/player/back-end/rows.ts';
import type { SeedRows } from '#mock/store/load-seed.ts';
import { findBrowser, launchOptions } from '#scripts/find-browser.ts';
import { type Handout, handoutOf } from './files/handout.ts';
import { docxFile, pptxFile, xlsxFile, zipFile } from './files/packages.ts';
import { officePage, picturePage } from './files/pages.ts';
import { readLessons } from './files/read-lessons.ts';
import { sb3File } from './files/scratch/sb3-file.ts';
import { toMarkdown } from './files/to-markdown.ts';
import { toPdf } from './files/to-pdf.ts';
import { wavFile } from './files/wav.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, 'manifests/files/static');
const PICTURE = { width: 480, height: 520 };
/** The one file that is about its number of pages. */
const LONG_PAGES = 100;

interface Made {
	bytes: string | Uint8Array;
	pages?: number;
}

async function make(ext: string, handout: Handout, page: Page): Promise<Made | null> {
	const [first] = handout.lessons;
	if (!first) throw new Error(`「${handout.title}」 is about no lesson.`);
	switch (ext) {
		case 'pdf':
			return toPdf(handout, page, LONG_NAME.startsWith(handout.title) ? LONG_PAGES : undefined);
		case 'docx':
			return docxFile(handout);
		case 'pptx':
			return pptxFile(handout);
		case 'xlsx':
			return { bytes: xlsxFile(handout) };
		case 'zip':
			return { bytes: zipFile(handout) };
		case 'sb3':
			return { bytes: sb3File(handout) };
		case 'png':
		case 'jpg':
			await page.setContent(picturePage(handout));
			return { bytes: await page.screenshot(ext === 'png' ? { type: 'png' } : { type: 'jpeg', quality: 50 }) };
		case 'md':
			return { bytes: toMarkdown(first) };
		default:
			return null;
	}
}

function attachments(): { files: AttachmentRow[]; handout: (file: AttachmentRow) => Handout } {
	const seed = (file: string): SeedRows[string] => parse(readFileSync(path.join(ROOT, 'product', file), 'utf8'));
	const rows: SeedRows = {
		courses: seed('course/back-end/seed/courses.yaml'),
		'course-outlines': seed('course/back-end/seed/course-outlines.yaml'),
		clips: seed('player/back-end/seed/clips.yaml'),
	};
	const context = { measure: () => ({ bytes: 1 }), at: (offset: string) => offset };
	const catalogue = expandCatalogue(rows, context.at);
	const notices = (seed('notices/back-end/seed/notices.yaml') as (NoticeRow & { files?: number })[]).flatMap(({ id, files = 0 }) =>
		noticeFiles(id, files, context),
	);
	const sources = { ...catalogue, tables: readLessons(), clips: (rows.clips ?? []) as readonly ClipRow[] };
	return {
		files: [...expandAttachments(rows, catalogue, context).attachments, ...notices],
		handout: (file) => handoutOf(file, sources),
	};
}

function write(file: string, content: string | Uint8Array): void {
	mkdirSync(path.dirname(path.join(FOLDER, file)), { recursive: true });
	writeFileSync(path.join(FOLDER, file), content);
}

const browser = await chromium.launch(launchOptions(findBrowser()));
const page = await browser.newPage({ viewport: PICTURE });
const { files, handout } = attachments();
const sizes: string[] = [];
let all = 0;
for (const file of files) {
	const { id, ext, ownerType } = file;
	const name = `files/${id}.${ext}`;
	const byHand = ext === 'md' && ownerType === 'course';
	const about = byHand ? null : handout(file);
	const made = about && (await make(ext, about, page));
	if (made) write(name, made.bytes);
	if (about && file.preview === 'office') write(`office/${id}.html`, officePage(about));
	const target = path.join(FOLDER, name);
	const bytes = existsSync(target) ? statSync(target).size : 0;
	sizes.push(`- { id: ${id}, bytes: ${bytes}${made?.pages ? `, pages: ${made.pages}` : ''} }`);
	all += bytes;
}
const work = readLessons().get('notices')?.get('我的作业');
if (work) {
	for (const ext of ['docx', 'xlsx', 'png', 'sb3']) {
		const made = await make(ext, { title: work.title, lessons: [work] }, page);
		if (!made) continue;
		write(`files/hand-in.${ext}`, made.bytes);
		sizes.push(`- { id: hand-in.${ext}, bytes: ${statSync(path.join(FOLDER, `files/hand-in.${ext}`)).size} }`);
	}
	sizes.push(`- { id: hand-in.mp4, bytes: ${statSync(path.join(ROOT, `manifests/files${HAND_IN_FILM}`)).size} }`);
}
await browser.close();
write('files/sample.wav', wavFile());
write('files/empty.txt', '');
writeFileSync(
	path.join(ROOT, 'product/documents/back-end/seed/file-sizes.yaml'),
	`# Generated by \`npx tsx product/content/make-files.ts\`: bytes and pages of the files in manifests/files/static/files, by the id of the attachment.\n${sizes.join('\n')}\n`,
);
console.log(`${files.length} files, ${Math.round(all / 1024)} KB`);
