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
				aria-label={`在${title}中查找`}
				placeholder="输入名称查找"
				value={text}
				onChange={(event) => onText(event.target.value)}
			/>
			<span className={styles.count} role="status">
				{count !== null && (count > 0 ? `找到 ${count} 个` : '没有找到')}
			</span>
		</div>
	);
}
