import type { ComponentProps } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Moment } from '#src/lib/moment-text.ts';
import { toLargeUnits } from '#src/lib/scaled-number.ts';
import { shownText } from '#src/lib/shown-text.ts';
import { WithScope } from '#src/pages/page-context.tsx';
import { useClock } from '#src/pages/use-clock.ts';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { ColorPicker, MomentPicker, NumberInput, RangePicker, Rate } from '#src/ui/arco/controls.tsx';
import { ChoiceControl } from './choice-control.tsx';
import { choicesOf } from './choices-of.ts';
import type { Control } from './control-of.ts';
import type { ControlProps } from './control-props.ts';
import { FieldLabel } from './field-label.tsx';
import styles from './form-block.module.css';
import type { Field } from './form-fields.ts';
import type { FormStore } from './form-store.ts';
import type { Limits } from './limits-of.ts';
import { OptionsControl } from './options-control.tsx';

type Choosing = 'select' | 'choices' | 'radio' | 'checkboxes' | 'tree-select' | 'cascader';

export interface PickedControlProps extends ControlProps {
	control: Choosing | Extract<Control, Moment | 'number' | 'range' | 'rate' | 'color'>;
	field: Field;
	placeholder: string;
	limits: Limits;
	store: FormStore;
}

/** A value that is chosen or set rather than written. */
export function PickedControl(props: PickedControlProps) {
	const { control, field } = props;
	const named = { dictionaries: useDictionaries(), scope: useScope() };
	if (isChoosing(control)) {
		if (field.options) return <FieldOptions {...props} control={control} options={field.options} />;
		return <ChoiceControl {...props} control={control} choices={choicesOf(field, named)} />;
	}
	return (
		<>
			<label className={styles.label} htmlFor={props.id}>
				<FieldLabel {...props} />
			</label>
			<SetControl {...props} control={control} />
		</>
	);
}

type OptionsProps = ComponentProps<typeof OptionsControl> & Pick<PickedControlProps, 'field' | 'store'>;

/** Options that are values of the form change with them; others do not render again with every key. */
function FieldOptions({ store, field, ...props }: OptionsProps) {
	return props.options.ofForm ? <FormOptions {...props} field={field} store={store} /> : <OptionsControl {...props} />;
}

function FormOptions({ store, field, ...props }: OptionsProps) {
	const { scopeOf } = useSnapshot(store.state).snapshot;
	return (
		<WithScope scope={scopeOf(field)}>
			<OptionsControl {...props} />
		</WithScope>
	);
}

const CHOOSING: readonly string[] = ['select', 'choices', 'radio', 'checkboxes', 'tree-select', 'cascader'] satisfies Choosing[];

const isChoosing = (control: PickedControlProps['control']): control is Choosing => CHOOSING.includes(control);

function SetControl(props: PickedControlProps & { control: Exclude<PickedControlProps['control'], Choosing> }) {
	const { control, field, value, onChange, limits } = props;
	const shared = { ...props, autocomplete: field.autocomplete };
	const { min, max } = limits;
	const { now } = useClock();
	const text = shownText(value);
	switch (control) {
		case 'number':
			return (
				<NumberInput
					{...shared}
					value={text}
					min={inScale(field, numberOf(min) ?? field.rules.minimum)}
					max={inScale(field, numberOf(max) ?? field.rules.maximum)}
					step={field.step}
				/>
			);
		case 'rate':
			return <Rate {...shared} value={text} max={numberOf(max) ?? field.rules.maximum} />;
		case 'color':
			return <ColorPicker {...shared} value={text} />;
		case 'range': {
			const [from = '', to = ''] = Array.isArray(value) ? value.map(String) : [];
			return (
				<RangePicker
					{...shared}
					value={[from, to]}
					min={min}
					max={max}
					now={now}
					shortcuts={field.shortcuts}
					onChange={(span) => onChange(span.some((day) => day !== '') ? span : [])}
				/>
			);
		}
		default:
			return <MomentPicker {...shared} kind={control} value={text} min={min} max={max} now={now} shortcuts={field.shortcuts} />;
	}
}

const inScale = ({ rules: { scale } }: Field, limit: number | undefined): number | undefined =>
	scale && limit !== undefined ? toLargeUnits(limit, scale) : limit;

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));
