import { Blocks } from '#src/pages/blocks.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useScope } from '#src/pages/use-scope.ts';
import styles from './disclosure-block.module.css';

export function DisclosureBlock({ block }: BlockProps<'disclosure'>) {
	return (
		<details className={styles[block.look ?? 'plain']}>
			<summary className={styles.title}>{useScope().text(block.title)}</summary>
			<div className={styles.content}>
				<Blocks blocks={block.blocks} />
			</div>
		</details>
	);
}
