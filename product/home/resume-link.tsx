import { type Lesson, lessonTarget } from '#app/course/lesson-target.ts';
import type { ComponentProps } from '#generated/component-props.ts';
import { useLinkTo } from '#src/pages/use-link.ts';
import type { FeatureTarget } from '#src/pages/use-navigation.ts';
import { LinkButton } from '#src/ui/link-button.tsx';

const LABELS = {
	start: { label: '开始学', icon: 'play' },
	continue: { label: '接着学', icon: 'play' },
	review: { label: '复习', icon: 'refresh' },
} as const;

/**
 * Links to the lesson to study, whose type determines the page; without a lesson to the courses. A lesson whose page is switched off is shown in the
 * outline of its course, which says so.
 */
export function ResumeLink({ item, second }: ComponentProps['home#ResumeLink']) {
	const linkTo = useLinkTo();
	const link = item ? (linkTo(lessonTarget(item)) ?? linkTo(outlineTarget(item))) : linkTo({ route: 'courseIndex' });
	const look = item ? LABELS[item.stage] : ({ label: '去课程中心', icon: 'book' } as const);
	return link && <LinkButton {...look} kind={second ? 'secondary' : 'primary'} link={link} />;
}

const outlineTarget = ({ courseId, lessonId }: Lesson): FeatureTarget => ({
	route: 'courseDetail',
	params: { id: courseId },
	query: { lesson: lessonId },
});
