import type { LessonRow } from '#app/course/back-end/rows.ts';
import type { Catalogue } from '#app/course/back-end/seed/courses.ts';
import type { AttachmentRow } from '#app/documents/back-end/rows.ts';
import { LONG_NAME } from '#app/documents/back-end/seed/attachments.ts';
import type { ClipRow } from '#app/player/back-end/rows.ts';
import type { Lesson } from './read-lessons.ts';

/** The content of a file: one lesson, or the lessons of a chapter. */
export interface Handout {
	title: string;
	lessons: readonly Lesson[];
}

interface Sources extends Pick<Catalogue, 'chapters' | 'lessons'> {
	tables: ReadonlyMap<string, ReadonlyMap<string, Lesson>>;
	clips: readonly ClipRow[];
}

/** Finds what a file is about: the lesson that names it, the chapter in its name, or all lessons of its course. */
export function handoutOf(file: AttachmentRow, sources: Sources): Handout {
	const title = file.name.replace(/\.\w+$/, '');
	if (file.ownerType === 'notice') return { title, lessons: [lessonNamed(sources, 'notices', title)] };
	const lesson = sources.lessons.find(({ id }) => id === file.lessonId);
	if (lesson && file.name !== LONG_NAME) return { title: lesson.title, lessons: [lessonOf(sources, lesson)] };
	const chapter = Number(/^第(\d+)章/.exec(title)?.[1] ?? 0);
	const own = sources.lessons.filter(({ courseId }) => courseId === file.ownerId);
	const taught = own.filter(
		({ chapterId, type }) => (chapter === 0 || chapterId === `${file.ownerId}-${chapter}`) && (type === 'doc' || type === 'video'),
	);
	const lessons = new Map(taught.map((each) => lessonOf(sources, each)).map((each) => [each.title, each]));
	return { title, lessons: [...lessons.values()] };
}

function lessonOf(sources: Sources, { courseId, title, chapterId, clipId }: LessonRow): Lesson {
	const clip = sources.clips.find(({ id }) => id === clipId);
	if (clip) return filmed(title, clip);
	const topic = sources.chapters.find(({ id }) => id === chapterId)?.title ?? '';
	return lessonNamed(sources, courseId, title.startsWith(`${topic}：`) ? topic : title);
}

function lessonNamed({ tables }: Sources, table: string, title: string): Lesson {
	const lesson = tables.get(table)?.get(title);
	if (!lesson) throw new Error(`lessons/${table}.txt has no line for 「${title}」.`);
	return lesson;
}

/** The lesson of a film: its spoken lines, and its question if it has one. */
function filmed(title: string, { lines, scene, question, options, answer, explain }: ClipRow): Lesson {
	const sentences = lines.map((line) => line.slice(line.indexOf(' ') + 1));
	return {
		title,
		what: sentences.slice(0, 2).join(''),
		example: sentences.slice(2).join(''),
		exercise: question ? `${question}（${options?.join('／')}）` : '合上眼睛，把这几步说一遍。',
		answer: question ? `${answer}。${explain}` : (sentences.at(-1) ?? ''),
		scene:
			scene ??
			`flow ${sentences
				.slice(0, 4)
				.map((line) => line.replace(/[。，？！].*$/u, ''))
				.join(' > ')}`,
	};
}
