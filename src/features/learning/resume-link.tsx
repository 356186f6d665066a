import type { ComponentProps } from '#generated/component-props.ts';
import { useLinkTo } from '#src/pages/use-link.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { lessonTarget } from './lesson-target.ts';

const LABELS = {
	start: { label: '开始学', icon: 'play' },
	continue: { label: '接着学', icon: 'play' },
	review: { label: '复习', icon: 'refresh' },
} as const;

/** Links to the lesson to study; its type determines the page. */
export function ResumeLink({ item }: ComponentProps['features/learning#ResumeLink']) {
	const link = useLinkTo()(lessonTarget(item));
	return link && <LinkButton {...LABELS[item.stage]} kind="primary" link={link} />;
}
