import type { ComponentProps } from '#generated/component-props.ts';
import { useLinkTo } from '#src/pages/use-link.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { lessonTarget } from './lesson-target.ts';

const LABELS = {
	start: { label: '开始学', icon: 'play' },
	continue: { label: '接着学', icon: 'play' },
	review: { label: '复习', icon: 'refresh' },
} as const;

/** Links to the lesson to study, whose type determines the page; without a lesson to the courses. */
export function ResumeLink({ item }: ComponentProps['features/learning#ResumeLink']) {
	const linkTo = useLinkTo();
	const link = linkTo(item ? lessonTarget(item) : { route: 'courseIndex' });
	const look = item ? LABELS[item.stage] : ({ label: '去课程中心', icon: 'book' } as const);
	return link && <LinkButton {...look} kind="primary" link={link} />;
}
