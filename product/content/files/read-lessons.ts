import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Content of a lesson. The tables in `lessons/` have one line a lesson, its parts separated by 「 | 」; line breaks of programs are ⏎. */
export interface Lesson {
	title: string;
	what: string;
	example: string;
	/** Common mistakes, and how the effort grows; the training course has them for each of its topics. */
	mistakes?: string;
	effort?: string;
	exercise: string;
	answer: string;
	/** Words of `sceneParts`. */
	scene: string;
}

const FOLDER = path.join(import.meta.dirname, 'lessons');

/** The lessons by name of their table (the id of a course, or `notices`), then by title. */
export function readLessons(): ReadonlyMap<string, ReadonlyMap<string, Lesson>> {
	return new Map(
		readdirSync(FOLDER).map((file) => {
			const lines = readFileSync(path.join(FOLDER, file), 'utf8').trim().split('\n');
			return [path.parse(file).name, new Map(lines.map((line) => readLesson(line, file)).map((lesson) => [lesson.title, lesson]))];
		}),
	);
}

function readLesson(line: string, file: string): Lesson {
	const [title = '', what = '', example = '', ...rest] = line.split(' | ');
	const [exercise, answer, scene] = rest.slice(-3);
	if (!exercise || !answer || !scene) throw new Error(`${file}: 「${title}」 has ${rest.length + 3} parts; it needs six, or eight.`);
	const [mistakes, effort] = rest.slice(0, -3);
	return { title, what, example, ...(mistakes && effort && { mistakes, effort }), exercise, answer, scene };
}
