import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import type { QuestionMaterial } from './api-types.ts';
import styles from './question.module.css';

interface MaterialProps {
	material: QuestionMaterial;
	/** Shows the title alone until it is opened. */
	folds?: boolean;
	/** A frame of its own, where a long material scrolls. */
	scrolls?: boolean;
}

/** Text shared by several questions. */
export function Material({ material: { title, html }, folds = false, scrolls = false }: MaterialProps) {
	const content = <RichText content={html} format="html" />;
	if (folds) {
		return (
			<details className={styles.material}>
				<summary>材料：{title}</summary>
				{content}
			</details>
		);
	}
	return (
		<section
			className={styles.material}
			data-scrolls={scrolls || undefined}
			aria-label={`材料：${title}`}
			tabIndex={scrolls ? 0 : undefined}
		>
			<p className="strong">{title}</p>
			{content}
		</section>
	);
}
