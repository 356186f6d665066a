import type { ComponentProps } from '#generated/component-props.ts';
import { useLinkTo } from '#src/pages/use-link.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { lessonTarget } from './lesson-target.ts';

/** Links to the lesson to go on with, which the type of the lesson determines. */
export function ResumeLink({ item }: ComponentProps['features/learning#ResumeLink']) {
	const link = useLinkTo()(lessonTarget(item));
	return link && <LinkButton label="接着学" icon="play" kind="primary" link={link} />;
}
