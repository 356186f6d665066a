import { useId } from 'react';
import { Blocks } from '#src/pages/blocks.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useButtons } from '#src/pages/use-buttons.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { ButtonRow } from '#src/ui/button-row.tsx';
import styles from './card-block.module.css';

export function CardBlock({ block }: BlockProps<'card'>) {
	const scope = useScope();
	const buttons = useButtons()(block.buttons, scope);
	const heading = useId();
	const title = scope.text(block.title);
	const tone = block.tone && scope.read(block.tone);
	return (
		<section className={styles.card} data-tone={tone || undefined} {...(title && { 'aria-labelledby': heading })}>
			{(title || buttons.length > 0) && (
				<header className={styles.header}>
					{title && (
						<h2 id={heading} className={styles.title}>
							{title}
						</h2>
					)}
					<ButtonRow items={buttons} />
				</header>
			)}
			<Blocks blocks={block.blocks} />
		</section>
	);
}
