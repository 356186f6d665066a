import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Content of a lesson. The tables in `lessons/` have one line a lesson, its parts separated by 「 | 」; line breaks of programs are ⏎. */
export interface Lesson {
	title: string;
	what: string;
	example: string;
	/** Markdown: a program to run, and what to change in it. */
	program?: string;
	/** Common mistakes, and how the effort grows; the training course has them for each of its topics. */
	mistakes?: string;
	effort?: string;
	exercise: string;
	answer: string;
	/** Words of `sceneParts`. */
	scene: string;
}

const FOLDER = path.join(import.meta.dirname, 'lessons');
const PROGRAMS = path.join(import.meta.dirname, 'programs');

/** The lessons by name of their table (the id of a course, or `notices`), then by title. */
export function readLessons(): ReadonlyMap<string, ReadonlyMap<string, Lesson>> {
	return new Map(
		readdirSync(FOLDER).map((file) => {
			const { name } = path.parse(file);
			const lines = readFileSync(path.join(FOLDER, file), 'utf8').trim().split('\n');
			const lessons = new Map(lines.map((line) => readLesson(line, file)).map((lesson) => [lesson.title, lesson]));
			for (const [title, program] of readPrograms(name)) {
				const lesson = lessons.get(title);
				if (!lesson) throw new Error(`programs/${name}.md: 「${title}」 is no lesson of ${file}.`);
				lessons.set(title, { ...lesson, program });
			}
			return [name, lessons];
		}),
	);
}

/** The programs of a course by title of their lesson, which is a heading of the second level. */
function readPrograms(course: string): [title: string, program: string][] {
	const file = path.join(PROGRAMS, `${course}.md`);
	if (!existsSync(file)) return [];
	const [, ...sections] = readFileSync(file, 'utf8').split(/^## /m);
	return sections.map((section) => {
		const [title = '', ...lines] = section.split('\n');
		return [title, lines.join('\n').trim()];
	});
}

function readLesson(line: string, file: string): Lesson {
	const [title = '', what = '', example = '', ...rest] = line.split(' | ');
	const [exercise, answer, scene] = rest.slice(-3);
	if (!exercise || !answer || !scene) throw new Error(`${file}: 「${title}」 has ${rest.length + 3} parts; it needs six, or eight.`);
	const [mistakes, effort] = rest.slice(0, -3);
	return { title, what, example, ...(mistakes && effort && { mistakes, effort }), exercise, answer, scene };
}
