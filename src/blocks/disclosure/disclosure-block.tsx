import { classNames } from '#src/lib/class-names.ts';
import { Blocks } from '#src/pages/blocks.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useScope } from '#src/pages/use-scope.ts';
import styles from './disclosure-block.module.css';

export function DisclosureBlock({ block }: BlockProps<'disclosure'>) {
	return (
		<details className={classNames(styles.disclosure, styles[block.look ?? 'plain'])}>
			<summary className={styles.title}>{useScope().text(block.title)}</summary>
			<div className={styles.content}>
				<Blocks blocks={block.blocks} />
			</div>
		</details>
	);
}
