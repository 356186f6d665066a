import { shownText } from '#src/lib/shown-text.ts';
import type { Choice, Choices } from '#src/pages/use-choices.ts';
import { Cascader, Select } from '#src/ui/arco/controls.tsx';
import type { SearchInput } from '#src/ui/arco/select.tsx';
import { treeChoices } from '#src/ui/arco/tree-choices.ts';
import { ChoiceGroup } from './choice-group.tsx';
import type { ControlProps } from './control-props.ts';
import { FieldLabel } from './field-label.tsx';
import styles from './form-block.module.css';

export interface ChoiceControlProps extends ControlProps, Partial<Pick<Choices, 'state' | 'retry'>> {
	control: 'select' | 'choices' | 'radio' | 'checkboxes' | 'tree-select' | 'cascader';
	choices: readonly Choice[];
	placeholder: string;
	search?: SearchInput;
	chosen?: string;
	creates?: boolean | undefined;
}

export function ChoiceControl(props: ChoiceControlProps) {
	const { control, choices, value } = props;
	if (control === 'radio' || control === 'checkboxes') return <ChoiceGroup {...props} many={control === 'checkboxes'} />;
	return (
		<>
			<label className={styles.label} htmlFor={props.id}>
				<FieldLabel {...props} />
			</label>
			{control === 'cascader' ? (
				<Cascader {...props} nodes={choices} value={shownText(value)} />
			) : (
				<Select
					{...props}
					choices={control === 'tree-select' ? treeChoices(choices) : choices}
					many={Array.isArray(value)}
					value={Array.isArray(value) ? value.map(String) : shownText(value)}
				/>
			)}
		</>
	);
}
