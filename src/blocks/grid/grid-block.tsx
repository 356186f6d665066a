import type { CSSProperties } from 'react';
import { Blocks } from '#src/pages/blocks.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import styles from './grid-block.module.css';

export function GridBlock({ block }: BlockProps<'grid'>) {
	const sizes = { '--columns': block.columns ?? 3, '--narrowest': `${block.minWidth ?? 240}px` } as CSSProperties;
	return (
		<div className={styles.grid} style={sizes}>
			<Blocks blocks={block.blocks} />
		</div>
	);
}
