import type { ContentPosition } from '#app/course/content-position.tsx';
import { Icon } from '#src/ui/icons.tsx';
import styles from './thread.module.css';

export interface EntryPlaceProps {
	/** The film or document that entries point into. */
	content: ContentPosition | null;
	/** Second or page. */
	position: number | null | undefined;
	icon?: 'pin' | 'flag';
}

/** The place of an entry, as a button that goes there; nothing if the content has no places. */
export function EntryPlace({ content, position, icon = 'pin' }: EntryPlaceProps) {
	const name = content && typeof position === 'number' ? content.nameOf(position) : '';
	if (!content || typeof position !== 'number' || name === '') return null;
	return (
		<button type="button" className={styles.place} aria-label={`回到 ${name}`} onClick={() => content.go(position)}>
			<Icon name={icon} />
			{name}
		</button>
	);
}
