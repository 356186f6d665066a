import * as texts from '#generated/messages/tools/menu-studio/publish.ts';
import type { MergeConflict, Side } from '#src/routing/served/merge-lists.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { kindOfConflict, sideWords } from './change-words.ts';
import styles from './publish.module.css';

interface ConflictChoicesProps {
	conflicts: readonly MergeConflict[];
	choices: Readonly<Record<string, Side>>;
	/** The other admin. */
	who: string;
	/** Of the button that merges. */
	label: string;
	onChoose: (id: string, side: Side) => void;
	onSettle: () => void | Promise<void>;
}

/** The items that both admins changed, each with both values to choose from. */
export function ConflictChoices({ conflicts, choices, who, label, onChoose, onSettle }: ConflictChoicesProps) {
	const open = conflicts.filter(({ id }) => !choices[id]).length;
	return (
		<>
			{conflicts.map((conflict) => (
				<ConflictChoice
					key={conflict.id}
					conflict={conflict}
					who={who}
					value={choices[conflict.id]}
					onChoose={(side) => onChoose(conflict.id, side)}
				/>
			))}
			<div className={styles.buttons}>
				<span className={styles.quiet} role="status">
					{open > 0 ? texts.openChoices({ count: open }) : texts.allChosen}
				</span>
				<Button label={label} kind="primary" resting={open > 0} onPress={onSettle} />
			</div>
		</>
	);
}

interface ConflictChoiceProps {
	conflict: MergeConflict;
	who: string;
	value: Side | undefined;
	onChoose: (side: Side) => void;
}

function ConflictChoice({ conflict, who, value, onChoose }: ConflictChoiceProps) {
	const sides = [
		{ side: 'mine', title: texts.mine },
		{ side: 'theirs', title: texts.changesOf({ who }) },
	] as const;
	const kind = kindOfConflict(conflict);
	return (
		<fieldset className={styles.conflict}>
			<legend>
				{conflict.label || texts.topLevel} {kind && <Badge label={kind} tone="mute" />}
			</legend>
			<div className={styles.sides}>
				{sides.map(({ side, title }) => (
					<label key={side} className={styles.side}>
						<input type="radio" name={conflict.id} value={side} checked={value === side} onChange={() => onChoose(side)} />
						<strong>{title}</strong>
						{sideWords(conflict, side).map((words) => (
							<span key={words}>{words}</span>
						))}
					</label>
				))}
			</div>
		</fieldset>
	);
}
