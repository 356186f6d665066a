import type { CSSProperties } from 'react';
import { Blocks } from '#src/pages/blocks.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useScope } from '#src/pages/use-scope.ts';
import styles from './split-block.module.css';

export function SplitBlock({ block }: BlockProps<'split'>) {
	const label = useScope().text(block.label);
	return (
		<div className={styles.split} style={{ '--side': `${block.width ?? 260}px` } as CSSProperties}>
			<aside className={styles.side} {...(label && { 'aria-label': label })}>
				<Blocks blocks={block.side} />
			</aside>
			<div className={styles.main}>
				<Blocks blocks={block.main} />
			</div>
		</div>
	);
}
