import type { AttachmentRow, ChapterRow, CourseRow, LessonRow } from '#mock/rows/learning.ts';
import type { SeedRows } from '#mock/store/load-seed.ts';

interface FileKind {
	mime: string;
	preview: AttachmentRow['preview'];
	/** Size of the sample in mock/files/static/files; of paged kinds by the number of pages, of which there is a sample each. */
	bytes?: number | Readonly<Record<number, number>>;
	/** Page counts in turn. */
	lengths?: readonly number[];
}

const KINDS: Readonly<Record<string, FileKind>> = {
	pdf: { mime: 'application/pdf', preview: 'pdf', bytes: { 4: 156_365, 9: 181_984, 100: 207_914 }, lengths: [4, 9] },
	pptx: {
		mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
		preview: 'office',
		bytes: 11_410,
		lengths: [8],
	},
	docx: { mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', preview: 'office', bytes: 2294, lengths: [3] },
	xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', preview: 'office', bytes: 2831 },
	png: { mime: 'image/png', preview: 'image', bytes: 12_595 },
	jpg: { mime: 'image/jpeg', preview: 'image', bytes: 10_716 },
	zip: { mime: 'application/zip', preview: 'zip', bytes: 1253 },
	sb3: { mime: 'application/x.scratch.sb3', preview: 'none', bytes: 650 },
	py: { mime: 'text/x-python', preview: 'code' },
	cpp: { mime: 'text/x-c++', preview: 'code' },
	md: { mime: 'text/markdown', preview: 'text' },
	txt: { mime: 'text/plain', preview: 'text' },
};
/** Sizes of the texts and programs by ID. Each is a file of its own, apart from the empty one. */
const TEXT_BYTES: Readonly<Record<string, number>> = {
	a027: 813,
	a029: 510,
	a030: 550,
	a031: 675,
	a032: 585,
	a033: 488,
	a039: 556,
	a040: 580,
	a041: 638,
	a047: 530,
	a048: 638,
	a049: 913,
	a050: 658,
	a055: 463,
	a056: 536,
	a058: 0,
	a059: 408,
	a060: 540,
	a061: 771,
	a067: 646,
	a068: 778,
	a073: 927,
	a074: 797,
	a078: 755,
	a079: 562,
	a080: 712,
	a081: 784,
	a110: 710,
	a126: 592,
	a140: 766,
};
const SOURCES: Readonly<Record<string, [string, number]>> = {
	c01: ['sb3', 4],
	c02: ['sb3', 3],
	c03: ['sb3', 3],
	c04: ['sb3', 2],
	c05: ['py', 5],
	c06: ['py', 3],
	c07: ['py', 4],
	c08: ['py', 2],
	c09: ['cpp', 3],
	c10: ['cpp', 2],
	c11: ['cpp', 2],
	c12: ['cpp', 3],
};
const SHARED: readonly [string, number][] = [
	['pdf', 38],
	['pptx', 19],
	['png', 14],
	['docx', 15],
	['zip', 10],
	['xlsx', 8],
	['jpg', 8],
	['md', 4],
	['txt', 2],
];
const LONG_NAME = '搭建工坊整机拼装步骤图与零件清单以及常见问题对照说明（二零二六年秋季修订版·含底盘机械臂抓手三部分与批注·全册）.pdf';
const LONG_PAGES = 100;
const READING = new Set(['pdf', 'pptx', 'docx', 'xlsx', 'png', 'jpg', 'md', 'txt']);
const BIG_BYTES = 180 * 1024 * 1024;

export function expandAttachments(
	rows: SeedRows,
	catalogue: { chapters: readonly ChapterRow[]; lessons: readonly LessonRow[] },
	at: (offset: string) => string,
): { attachments: AttachmentRow[]; lessons: LessonRow[] } {
	const pool = interleave(SHARED);
	const attachments: AttachmentRow[] = [];
	const documents = new Map<string, AttachmentRow>();
	for (const course of (rows.courses ?? []) as readonly CourseRow[]) {
		const [sourceExt, sourceCount] = SOURCES[course.id] ?? ['', 0];
		const chapters = catalogue.chapters.filter((chapter) => chapter.courseId === course.id);
		const docs = catalogue.lessons.filter((lesson) => lesson.courseId === course.id && lesson.type === 'doc');
		const readings: AttachmentRow[] = [];
		for (let index = 0; index < course.attachments; index += 1) {
			const ext = index < sourceCount ? sourceExt : (pool.shift() ?? 'pdf');
			const doc = READING.has(ext) ? docs[readings.length] : undefined;
			const chapter = chapters[index % Math.max(chapters.length, 1)];
			const file = fileOf(course, attachments.length + 1, ext, doc ? doc.title : titleOf(ext, chapter), doc?.id, at);
			attachments.push(file);
			if (READING.has(ext)) readings.push(file);
		}
		docs.forEach((doc, index) => {
			const file = readings[index % Math.max(readings.length, 1)];
			if (file) documents.set(doc.id, file);
		});
	}
	const marked = new Map(markExtremes(attachments).map((file) => [file.id, file]));
	const lessons = catalogue.lessons.map((lesson) => {
		const file = marked.get(documents.get(lesson.id)?.id ?? '');
		return file ? { ...lesson, refId: file.id, ...(file.pages ? { pages: file.pages } : {}) } : lesson;
	});
	return { attachments: [...marked.values()], lessons };
}

function fileOf(
	course: CourseRow,
	number: number,
	ext: string,
	title: string,
	lessonId: string | undefined,
	at: (offset: string) => string,
): AttachmentRow {
	const kind = kindOf(ext);
	const id = `a${String(number).padStart(3, '0')}`;
	return {
		id,
		ownerType: 'course',
		ownerId: course.id,
		...(lessonId ? { lessonId } : {}),
		name: `${title.replaceAll('：', '-')}.${ext}`,
		ext,
		mime: kind.mime,
		...sizeOf(kind, number, id),
		preview: kind.preview,
		downloadable: number % 9 !== 0,
		uploadedAt: at(`-${20 + ((number * 13) % 200)}d 09:30`),
	};
}

function kindOf(ext: string): FileKind {
	const kind = KINDS[ext];
	if (!kind) throw new Error(`No sample file is of the kind ${ext}.`);
	return kind;
}

function sizeOf({ bytes, lengths }: FileKind, number: number, id: string): { bytes: number; pages?: number } {
	const pages = lengths?.[number % lengths.length];
	return { bytes: bytesOf(bytes ?? TEXT_BYTES[id], pages, id), ...(pages && { pages }) };
}

function bytesOf(bytes: FileKind['bytes'], pages: number | undefined, id: string): number {
	const size = typeof bytes === 'object' ? bytes[pages ?? 0] : bytes;
	if (size === undefined) throw new Error(`No sample file belongs to ${id}.`);
	return size;
}

function titleOf(ext: string, chapter: ChapterRow | undefined): string {
	const part = chapter ? `第${chapter.order}章 ${chapter.title}` : '课程';
	if (ext === 'zip') return `${part} 素材包`;
	if (ext === 'sb3' || ext === 'py' || ext === 'cpp') return `${part} 示例程序`;
	if (ext === 'png' || ext === 'jpg') return `${part} 参考图`;
	if (ext === 'xlsx') return `${part} 记录表`;
	return ext === 'pptx' ? `${part} 课件` : `${part} 讲义`;
}

/** Edge cases: an empty file, one that is said to be too large to preview, one with a 60-character name and 100 pages. */
function markExtremes(files: AttachmentRow[]): AttachmentRow[] {
	const empty = files.findIndex((file) => file.ext === 'txt');
	const big = files.findLastIndex((file) => file.ext === 'zip');
	const long = files.findIndex((file) => file.ownerId === 'c14' && file.ext === 'pdf');
	return files.map((file, index) => {
		if (index === empty) return { ...file, bytes: 0, downloadable: true };
		if (index === big) return { ...file, bytes: BIG_BYTES, preview: 'none', downloadable: true };
		return index === long
			? { ...file, name: LONG_NAME, pages: LONG_PAGES, bytes: bytesOf(kindOf('pdf').bytes, LONG_PAGES, file.id) }
			: file;
	});
}

/** Interleaves the types evenly, so that every course gets several. */
function interleave(counts: readonly [string, number][]): string[] {
	const places = counts.flatMap(([ext, count]) => Array.from({ length: count }, (_, index) => ({ ext, place: (index + 0.5) / count })));
	return places.sort((one, other) => one.place - other.place).map(({ ext }) => ext);
}

export function noticeFiles(noticeId: string, count: number, at: (offset: string) => string): AttachmentRow[] {
	const names: Readonly<Record<string, string[]>> = {
		n01: ['九月第二周计划表.pdf'],
		n02: ['秋季课程表.xlsx'],
		n13: ['作品说明书模板.docx', '作品说明书样例.pdf'],
		n24: ['巡线挑战规则.pdf'],
		n25: ['赛场地图纸（新版）.png'],
	};
	return (names[noticeId] ?? []).slice(0, count).map((name, index) => {
		const ext = name.slice(name.lastIndexOf('.') + 1);
		const kind = kindOf(ext);
		return {
			id: `${noticeId}-a${index + 1}`,
			ownerType: 'notice',
			ownerId: noticeId,
			name,
			ext,
			mime: kind.mime,
			...sizeOf(kind, index, noticeId),
			preview: kind.preview,
			downloadable: true,
			uploadedAt: at('-30d 09:00'),
		};
	});
}
