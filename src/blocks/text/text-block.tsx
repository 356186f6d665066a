import type { BlockProps } from '#src/pages/page-definition.ts';
import { useScope } from '#src/pages/use-scope.ts';
import styles from './text-block.module.css';

export function TextBlock({ block }: BlockProps<'text'>) {
	const text = useScope().text(block.text);
	switch (block.look) {
		case 'title':
			return <h1 className={styles.title}>{text}</h1>;
		case 'heading':
			return <h2 className={styles.heading}>{text}</h2>;
		case 'unseen-heading':
			return <h2 className="visually-hidden">{text}</h2>;
		default:
			return <p className={styles[block.look ?? 'body']}>{text}</p>;
	}
}
