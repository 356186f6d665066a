import type { ComponentProps } from '#generated/component-props.ts';
import { classNames } from '#src/lib/class-names.ts';
import tones from '#src/ui/tones.module.css';
import styles from './entry-notice.module.css';
import { formNotices } from './entry-texts.ts';

/** What changed since the form was opened is announced: the deadline has passed, the places have run out. */
export function EntryNotice({ competition, mine }: ComponentProps['features/competition#EntryNotice']) {
	return (
		<div role="status">
			{formNotices(mine, competition).map(({ tone, text }) => (
				<p key={text} className={classNames(styles.notice, tones[tone])}>
					{text}
				</p>
			))}
		</div>
	);
}
