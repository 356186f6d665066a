import { useState } from 'react';
import { Blocks } from '#src/pages/blocks.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { readBadges } from '#src/pages/read-badges.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { Badges } from '#src/ui/badge.tsx';
import styles from './disclosure-block.module.css';

export function DisclosureBlock({ block }: BlockProps<'disclosure'>) {
	const scope = useScope();
	// Read once: what the user has closed stays closed when the data come anew.
	const [open] = useState(() => block.open !== undefined && scope.read(block.open));
	const note = scope.text(block.note);
	return (
		<details className={styles[block.look ?? 'plain']} open={open}>
			<summary className={styles.title}>
				<span>{scope.text(block.title)}</span>
				{note && <span className={styles.note}>{note}</span>}
				<Badges labels={readBadges(block.badges, scope)} />
			</summary>
			<div className={styles.content}>
				<Blocks blocks={block.blocks} />
			</div>
		</details>
	);
}
