import * as texts from '#generated/messages/blocks/tree.ts';
import { Icon } from '#src/ui/icons.tsx';
import styles from './tree-block.module.css';

interface TreeSearchProps {
	title: string;
	text: string;
	/** Number of matches; null without a search. */
	count: number | null;
	onText: (text: string) => void;
}

export function TreeSearch({ title, text, count, onText }: TreeSearchProps) {
	return (
		<div className={styles.search}>
			<Icon name="search" />
			<input
				className={styles.field}
				type="search"
				autoComplete="off"
				aria-label={texts.searchIn({ title })}
				placeholder={texts.searchByName}
				value={text}
				onChange={(event) => onText(event.target.value)}
			/>
			<span className={styles.count} role="status">
				{count !== null && (count > 0 ? texts.found({ count }) : texts.nothing)}
			</span>
		</div>
	);
}
