import type { ChapterRow, CourseRow, LessonRow } from '#app/course/back-end/rows.ts';
import type { Catalogue } from '#app/course/back-end/seed/courses.ts';
import type { SeedRows, SeedTools } from '#mock/store/load-seed.ts';
import type { Row } from '#mock/store/store.ts';
import type { AttachmentRow } from '../rows.ts';

interface FileKind {
	mime: string;
	preview: AttachmentRow['preview'];
}

const KINDS: Readonly<Record<string, FileKind>> = {
	pdf: { mime: 'application/pdf', preview: 'pdf' },
	pptx: { mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', preview: 'office' },
	docx: { mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', preview: 'office' },
	xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', preview: 'office' },
	png: { mime: 'image/png', preview: 'image' },
	jpg: { mime: 'image/jpeg', preview: 'image' },
	zip: { mime: 'application/zip', preview: 'zip' },
	sb3: { mime: 'application/x.scratch.sb3', preview: 'zip' },
	py: { mime: 'text/x-python', preview: 'code' },
	cpp: { mime: 'text/x-c++', preview: 'code' },
	md: { mime: 'text/markdown', preview: 'text' },
	txt: { mime: 'text/plain', preview: 'text' },
};

interface FileSize {
	bytes: number;
	pages?: number;
}

type FileSizeRow = Row & FileSize;

/** Measures the file of an attachment, by its id. */
export type Measure = (id: string) => FileSize;

/** `file-sizes.yaml` lists the files of `manifests/files/static/files`. */
export function measureBy(rows: SeedRows): Measure {
	const sizes = new Map(((rows['file-sizes'] ?? []) as readonly FileSizeRow[]).map(({ id, ...size }) => [id, size]));
	return (id) => {
		const size = sizes.get(id);
		if (!size) throw new Error(`No file belongs to ${id}. Run \`npx tsx scripts/sample-files.ts\`.`);
		return size;
	};
}

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
/** A file about its whole course, with 100 pages. */
export const LONG_NAME =
	'搭建工坊整机拼装步骤图与零件清单以及常见问题对照说明（二零二六年秋季修订版·含底盘机械臂抓手三部分与批注·全册）.pdf';
const READING = new Set(['pdf', 'pptx', 'docx', 'xlsx', 'png', 'jpg', 'md', 'txt']);

interface Context extends Pick<SeedTools, 'at'> {
	measure: Measure;
}

/** Gives every document of the catalogue a file: one of the course's own, or else a text to read. */
export function expandAttachments(
	rows: SeedRows,
	catalogue: Catalogue,
	context: Context,
): { attachments: AttachmentRow[]; lessons: LessonRow[] } {
	const pool = interleave(SHARED);
	const files: AttachmentRow[] = [];
	for (const course of (rows.courses ?? []) as readonly CourseRow[]) {
		const [sourceExt, sourceCount] = SOURCES[course.id] ?? ['', 0];
		const chapters = catalogue.chapters.filter((chapter) => chapter.courseId === course.id);
		const docs = catalogue.lessons.filter(({ id, courseId, type }) => courseId === course.id && type === 'doc' && !catalogue.texts.has(id));
		for (let index = 0; index < course.attachments; index += 1) {
			const ext = index < sourceCount ? sourceExt : (pool.shift() ?? 'pdf');
			const doc = READING.has(ext) ? docs.shift() : undefined;
			const title = doc ? doc.title : titleOf(ext, chapters[index % Math.max(chapters.length, 1)]);
			files.push(fileOf(course, files.length + 1, ext, title, doc?.id, context));
		}
	}
	const marked = markExtremes(files);
	const taken = new Map(marked.map((file) => [file.lessonId, file]));
	const texts = new Map<string, AttachmentRow>();
	const lessons = catalogue.lessons.map((lesson) => {
		if (lesson.type !== 'doc') return lesson;
		const file = taken.get(lesson.id) ?? textOf(lesson, catalogue, context);
		if (file.ownerType === 'lesson' && !texts.has(file.id)) texts.set(file.id, file);
		return { ...lesson, refId: file.id, ...(file.pages ? { pages: file.pages } : {}) };
	});
	return { attachments: [...marked, ...texts.values()], lessons };
}

/** Lessons about the topic of their chapter share its text. */
function textOf(lesson: LessonRow, { chapters }: Catalogue, { measure, at }: Context): AttachmentRow {
	const chapter = chapters.find(({ id }) => id === lesson.chapterId);
	const topic = chapter && lesson.title.startsWith(`${chapter.title}：`) ? chapter : lesson;
	const id = `t-${topic.id}`;
	return {
		id,
		ownerType: 'lesson',
		ownerId: lesson.courseId,
		lessonId: lesson.id,
		name: topic.title,
		ext: 'md',
		...kindOf('md'),
		...measure(id),
		downloadable: false,
		uploadedAt: at('-30d 09:30'),
	};
}

function fileOf(
	course: CourseRow,
	number: number,
	ext: string,
	title: string,
	lessonId: string | undefined,
	{ measure, at }: Context,
): AttachmentRow {
	const id = `a${String(number).padStart(3, '0')}`;
	return {
		id,
		ownerType: 'course',
		ownerId: course.id,
		...(lessonId ? { lessonId } : {}),
		name: `${title.replaceAll('：', '-')}.${ext}`,
		ext,
		...kindOf(ext),
		...measure(id),
		downloadable: number % 9 !== 0,
		uploadedAt: at(`-${20 + ((number * 13) % 200)}d 09:30`),
	};
}

function kindOf(ext: string): FileKind {
	const kind = KINDS[ext];
	if (!kind) throw new Error(`No sample file is of the kind ${ext}.`);
	return kind;
}

function titleOf(ext: string, chapter: ChapterRow | undefined): string {
	const part = chapter ? `第${chapter.order}章 ${chapter.title}` : '课程';
	if (ext === 'zip') return `${part} 素材包`;
	if (ext === 'sb3' || ext === 'py' || ext === 'cpp') return `${part} 示例程序`;
	if (ext === 'png' || ext === 'jpg') return `${part} 参考图`;
	if (ext === 'xlsx') return `${part} 记录表`;
	return ext === 'pptx' ? `${part} 课件` : `${part} 讲义`;
}

/** Edge cases: an empty file, one with a 60-character name and 100 pages. */
function markExtremes(files: AttachmentRow[]): AttachmentRow[] {
	const empty = files.findIndex((file) => file.ext === 'txt');
	const long = files.findIndex((file) => file.ownerId === 'c14' && file.ext === 'pdf');
	return files.map((file, index) => {
		if (index === empty) return { ...file, bytes: 0, downloadable: true };
		return index === long ? { ...file, name: LONG_NAME } : file;
	});
}

/** Interleaves the types evenly, so that every course gets several. */
function interleave(counts: readonly [string, number][]): string[] {
	const places = counts.flatMap(([ext, count]) => Array.from({ length: count }, (_, index) => ({ ext, place: (index + 0.5) / count })));
	return places.sort((one, other) => one.place - other.place).map(({ ext }) => ext);
}

export function noticeFiles(noticeId: string, count: number, { measure, at }: Context): AttachmentRow[] {
	const names: Readonly<Record<string, string[]>> = {
		n01: ['九月第二周计划表.pdf'],
		n02: ['秋季课程表.xlsx'],
		n13: ['作品说明书模板.docx', '作品说明书样例.pdf'],
		n24: ['巡线挑战规则.pdf'],
		n25: ['赛场地图纸（新版）.png'],
	};
	return (names[noticeId] ?? []).slice(0, count).map((name, index) => {
		const ext = name.slice(name.lastIndexOf('.') + 1);
		const id = `${noticeId}-a${index + 1}`;
		return {
			id,
			ownerType: 'notice',
			ownerId: noticeId,
			name,
			ext,
			...kindOf(ext),
			...measure(id),
			downloadable: true,
			uploadedAt: at('-30d 09:00'),
		};
	});
}
