import { classNames } from '#src/lib/class-names.ts';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { readBadges } from '#src/pages/read-badges.ts';
import { useButtons } from '#src/pages/use-buttons.ts';
import { useLink } from '#src/pages/use-link.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { Badges } from '#src/ui/badge.tsx';
import { ButtonRow } from '#src/ui/button-row.tsx';
import { Icon } from '#src/ui/icons.tsx';
import tones from '#src/ui/tones.module.css';
import styles from './list-item-block.module.css';

/** Only the heading is the link, so it names the link; the link's hit area covers the line. */
export function ListItemBlock({ block }: BlockProps<'list-item'>) {
	const scope = useScope();
	const link = useLink()(block.opens, scope);
	const buttons = useButtons()(block.buttons, scope);
	const badges = readBadges(block.badges, scope);
	const icon = scope.look(block.icon);
	const title = scope.text(block.title);
	const note = scope.text(block.note);
	const value = scope.text(block.value);
	return (
		<div className={styles.item}>
			{icon && (
				<span className={classNames(styles.icon, tones[(block.tone && scope.read(block.tone)) || 'info'])}>
					<Icon name={icon} />
				</span>
			)}
			<span className={styles.words}>
				{link ? (
					<a className={styles.link} {...link}>
						{title}
					</a>
				) : (
					<span className="strong">{title}</span>
				)}
				{note && <span className="note">{note}</span>}
			</span>
			{(badges.length > 0 || value) && (
				<span className={styles.end}>
					<Badges labels={badges} />
					{value && <span className="caption">{value}</span>}
				</span>
			)}
			{buttons.length > 0 && (
				// biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
				<div role="group" aria-label={title} className={styles.buttons}>
					<ButtonRow items={buttons} />
				</div>
			)}
		</div>
	);
}
