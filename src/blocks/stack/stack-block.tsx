import { classNames } from '#src/lib/class-names.ts';
import { Blocks } from '#src/pages/blocks.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useScope } from '#src/pages/use-scope.ts';
import styles from './stack-block.module.css';

export function StackBlock({ block }: BlockProps<'stack'>) {
	const { direction = 'vertical', gap = 'medium', align, width, announces } = block;
	const label = useScope().text(block.label);
	const Element = label ? 'section' : 'div';
	return (
		<Element
			className={classNames(styles.stack, styles[direction], styles[gap], align && styles[align])}
			style={{ maxWidth: width }}
			role={announces ? 'status' : undefined}
			{...(label && { 'aria-label': label })}
		>
			<Blocks blocks={block.blocks} />
		</Element>
	);
}
