import { classNames } from '#src/lib/class-names.ts';
import { Blocks } from '#src/pages/blocks.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { Icon } from '#src/ui/icons.tsx';
import tones from '#src/ui/tones.module.css';
import styles from './notice-block.module.css';

export function NoticeBlock({ block }: BlockProps<'notice'>) {
	const scope = useScope();
	const text = scope.text(block.text);
	const note = scope.text(block.note);
	const icon = scope.look(block.icon);
	if (!text) return null;
	return (
		<div className={classNames(styles.notice, tones[(block.tone && scope.read(block.tone)) || 'info'])}>
			{icon && <Icon name={icon} />}
			<div className={styles.words}>
				<p>{text}</p>
				{note && <small>{note}</small>}
				{block.blocks && <Blocks blocks={block.blocks} />}
			</div>
		</div>
	);
}
