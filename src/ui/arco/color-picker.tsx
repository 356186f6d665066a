import { ColorPicker as ArcoColorPicker } from '@arco-design/web-react';
import * as texts from '#generated/messages/ui/fields.ts';
import { ArcoProvider } from './arco-provider.tsx';
import styles from './field-box.module.css';
import { fieldBox } from './field-box.tsx';
import { type FieldProps, inputAttributes } from './field-props.ts';
import './popups.css';
import { usePopup } from './use-popup.ts';

export interface ColorPickerProps extends FieldProps {
	value: string;
	onChange: (value: string) => void;
}

const NONE = '#ffffff';

/** A colour as #RRGGBB: typed, or chosen in Arco's panel. */
export function ColorPicker({ value, onChange, ...field }: ColorPickerProps) {
	const { open, setOpen, closesBy } = usePopup();
	const box = fieldBox({
		field,
		icon: 'chevron-down',
		open,
		onClear: value === '' ? null : () => onChange(''),
		children: (
			<>
				<span className={styles.swatch} style={{ background: value || NONE }} />
				<input
					{...inputAttributes(field)}
					aria-haspopup="dialog"
					spellCheck={false}
					placeholder={field.placeholder || texts.colorExample}
					value={value}
					onClick={(event) => open && event.stopPropagation()}
					onChange={({ target }) => onChange(target.value.trim())}
					onKeyDown={(event) => {
						if (closesBy(event) || (event.key !== 'Enter' && event.key !== 'ArrowDown')) return;
						event.preventDefault();
						setOpen(event.key === 'ArrowDown' || !open);
					}}
				/>
			</>
		),
	});
	return (
		<ArcoProvider>
			<ArcoColorPicker
				value={value || NONE}
				disabledAlpha
				unmountOnExit
				showPreset
				popupVisible={open}
				onVisibleChange={setOpen}
				triggerElement={box}
				onChange={(next) => onChange(String(next).toLowerCase())}
			/>
		</ArcoProvider>
	);
}
