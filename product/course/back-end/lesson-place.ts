import type { CatalogNode, CourseAggregate } from './answer-types.ts';

type LessonPlace = NonNullable<CourseAggregate['lesson']>;

export function lessonPlace(catalog: readonly CatalogNode[], courseTitle: string, lessonId: string): LessonPlace | undefined {
	const lessons = catalog.flatMap((chapter) => chapter.children.map((lesson) => ({ lesson, chapter })));
	const at = lessons.findIndex(({ lesson }) => lesson.id === lessonId);
	const own = lessons[at];
	if (!own) return undefined;
	const previous = lessons[at - 1];
	const next = lessons[at + 1];
	return {
		...linkTo(own.lesson),
		courseTitle,
		chapterTitle: `${own.chapter.number} ${own.chapter.title}`,
		...(previous && { previous: linkTo(previous.lesson) }),
		...(next && { next: linkTo(next.lesson) }),
	};
}

const linkTo = ({
	courseId,
	id,
	number,
	title,
	lessonType = '',
	refId,
	locked,
	lockText,
}: CatalogNode): NonNullable<LessonPlace['next']> => ({
	courseId,
	lessonId: id,
	number,
	title,
	lessonType,
	refId,
	locked,
	lockText,
});
