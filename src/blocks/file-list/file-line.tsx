import type { FileListBlock } from '#generated/block-types.ts';
import { classNames } from '#src/lib/class-names.ts';
import { formatBytes } from '#src/lib/format-quantity.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { parseTime } from '#src/lib/parse-time.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { readBadges } from '#src/pages/read-badges.ts';
import { useButtons } from '#src/pages/use-buttons.ts';
import { useLink } from '#src/pages/use-link.ts';
import type { Row } from '#src/pages/use-rows.ts';
import type { Selection } from '#src/pages/use-selection.ts';
import { Badges } from '#src/ui/badge.tsx';
import { ButtonRow } from '#src/ui/button-row.tsx';
import { PickBox } from '#src/ui/pick-box.tsx';
import { FileIcon } from './file-icon.tsx';
import { fileKind } from './file-kind.ts';
import styles from './file-list-block.module.css';

interface FileLineProps {
	block: FileListBlock;
	row: Row;
	selection: Selection | undefined;
}

export function FileLine({ block, row: { key, scope }, selection }: FileLineProps) {
	const link = useLink()(block.opens, scope);
	const buttons = useButtons()(block.buttons, scope);
	const name = scope.shown(block.name);
	const kind = fileKind(scope.shown(block.type), name);
	return (
		<li className={classNames(styles.file, selection && styles.pickable, selection?.chosen.has(key) && styles.picked)}>
			{selection && <PickBox name={name} checked={selection.chosen.has(key)} onToggle={(on, range) => selection.toggle(key, on, range)} />}
			<FileIcon kind={kind} />
			<div>
				<div className={styles.head}>
					{link ? (
						<a className={styles.name} {...link}>
							{name}
						</a>
					) : (
						<span className={styles.name}>{name}</span>
					)}
					<Badges labels={readBadges(block.badges, scope)} />
				</div>
				<Facts block={block} scope={scope} />
			</div>
			{buttons.length > 0 && (
				// biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
				<div role="group" aria-label={name} className={styles.buttons}>
					<ButtonRow items={buttons} tight />
				</div>
			)}
		</li>
	);
}

function Facts({ block, scope }: { block: FileListBlock; scope: PageScope }) {
	const size = block.size ? scope.read(block.size) : null;
	const time = block.time ? parseTime(scope.read(block.time)) : null;
	const note = scope.text(block.note);
	if (size === null && time === null && note === '') return null;
	return (
		<p className={styles.facts}>
			{typeof size === 'number' && <span>{formatBytes(size)}</span>}
			{time && <time dateTime={time.toISOString()}>{formatTime(time, 'YYYY-MM-DD HH:mm')}</time>}
			{note && <span>{note}</span>}
		</p>
	);
}
