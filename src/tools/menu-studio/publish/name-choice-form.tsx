import { useId } from 'react';
import { access } from '#generated/access.ts';
import * as texts from '#generated/messages/tools/menu-studio/publish.ts';
import { Select } from '#src/ui/arco/controls.tsx';
import type { Choice } from '#src/ui/arco/field-props.ts';
import { iconPaths } from '#src/ui/icon-paths.ts';
import { moreIconPaths } from '#src/ui/more-icon-paths.ts';
import { ICON_WORDS, labelOfIcon } from '../inspector/icon-words.ts';
import type { NameChoices } from './name-choices.ts';
import styles from './publish.module.css';

const ROLES: readonly Choice[] = Object.entries(access.roles).map(([value, { title }]) => ({ value, label: title }));

const ICONS: readonly Choice[] = Object.keys({ ...moreIconPaths, ...iconPaths }).map((value) => ({
	value,
	label: labelOfIcon(value),
	words: `${ICON_WORDS[value] ?? ''} ${value}`,
}));

interface NameChoiceFormProps {
	names: { roles: readonly string[]; icons: readonly string[] };
	choices: NameChoices;
	onChange: (choices: NameChoices) => void;
}

/** Asks which of our roles and icons stand for names that only the other product knows. */
export function NameChoiceForm({ names, choices, onChange }: NameChoiceFormProps) {
	return (
		<>
			<NameFields
				title={texts.roles}
				hint={texts.rolesHint}
				options={ROLES}
				names={names.roles}
				chosen={choices.roles}
				onChoose={(roles) => onChange({ ...choices, roles })}
			/>
			<NameFields
				title={texts.icons}
				hint={texts.iconsHint}
				options={ICONS}
				names={names.icons}
				chosen={choices.icons}
				onChoose={(icons) => onChange({ ...choices, icons })}
			/>
		</>
	);
}

interface NameFieldsProps {
	title: string;
	hint: string;
	options: readonly Choice[];
	names: readonly string[];
	chosen: Readonly<Record<string, string>>;
	onChoose: (chosen: Readonly<Record<string, string>>) => void;
}

function NameFields({ title, hint, options, names, chosen, onChoose }: NameFieldsProps) {
	const id = useId();
	if (names.length === 0) return null;
	return (
		<section className={styles.part} aria-label={title}>
			<h3>{texts.counted({ title, number: names.length })}</h3>
			<p className={styles.quiet}>{hint}</p>
			<div className={styles.names}>
				{names.map((name, at) => (
					<div key={name} className={styles.choice}>
						<label htmlFor={`${id}-${at}`}>{name}</label>
						<Select
							id={`${id}-${at}`}
							label={name}
							many={false}
							placeholder={texts.unmatched}
							choices={options}
							value={chosen[name] ?? ''}
							onChange={(value) => onChoose({ ...chosen, [name]: String(value) })}
						/>
					</div>
				))}
			</div>
		</section>
	);
}
