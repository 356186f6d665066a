import { classNames } from '#src/lib/class-names.ts';
import { Blocks } from '#src/pages/blocks.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import styles from './stack-block.module.css';

export function StackBlock({ block }: BlockProps<'stack'>) {
	const { direction = 'vertical', gap = 'medium', align, width } = block;
	return (
		<div className={classNames(styles.stack, styles[direction], styles[gap], align && styles[align])} style={{ maxWidth: width }}>
			<Blocks blocks={block.blocks} />
		</div>
	);
}
