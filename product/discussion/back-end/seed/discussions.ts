import type { UserRow } from '#app/account/back-end/rows.ts';
import type { LessonRow, TeacherRow } from '#app/course/back-end/rows.ts';
import type { SeedRows } from '#mock/store/load-seed.ts';
import type { PostRow } from '../rows.ts';

interface SeededPost {
	author?: string;
	by?: string;
	teacher?: string;
	text: string;
	at: string;
	helpful?: number;
	state?: PostRow['state'];
	stateText?: string;
}

interface SeededQuestion extends SeededPost {
	id: string;
	courseId?: string;
	lesson?: string;
	video?: string;
	/** A programming problem. */
	problem?: string;
	position?: number;
	answers: SeededPost[];
}

/** Flattens the questions and their answers to one row each. */
export function expandDiscussions(rows: SeedRows, lessons: readonly LessonRow[]): PostRow[] {
	const seeded = (rows['discussion-posts'] ?? []) as unknown as readonly SeededQuestion[];
	return seeded.flatMap((question) => {
		const aboutId = question.video ?? question.problem ?? lessonId(lessons, question);
		const row = (post: SeededPost, id: string, questionId: string): PostRow => ({
			id,
			aboutId,
			questionId,
			text: post.text,
			at: post.at,
			state: post.state ?? 'shown',
			...authorOf(rows, post),
			...(post.stateText && { stateText: post.stateText }),
			helpfulOthers: post.helpful ?? 0,
			helpfulBy: [],
		});
		const { id, position } = question;
		return [
			{ ...row(question, id, ''), ...(position !== undefined && { position }) },
			...question.answers.map((answer, index) => row(answer, `${id}-${index + 1}`, id)),
		];
	});
}

function lessonId(lessons: readonly LessonRow[], { id, courseId, lesson }: SeededQuestion): string {
	const found = lessons.find((row) => row.courseId === courseId && row.title === lesson);
	if (!found) throw new Error(`Question ${id}: the course ${courseId} has no lesson ${lesson}.`);
	return found.id;
}

function authorOf(rows: SeedRows, { author = '', by, teacher }: SeededPost): Pick<PostRow, 'author' | 'userId' | 'teacher'> {
	if (teacher !== undefined) return { author: nameOf(rows.teachers, teacher, (row: TeacherRow) => row.name), teacher: true };
	if (by !== undefined) return { author: nameOf(rows.users, by, (row: UserRow) => row.nickname), userId: by, teacher: false };
	return { author, teacher: false };
}

function nameOf<Row extends { id: string }>(table: SeedRows[string] | undefined, id: string, pick: (row: Row) => string): string {
	const row = (table as unknown as readonly Row[] | undefined)?.find((each) => each.id === id);
	if (!row) throw new Error(`discussion-posts.yaml names ${id}, whom the seed does not know.`);
	return pick(row);
}
