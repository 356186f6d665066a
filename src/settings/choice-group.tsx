import { type CSSProperties, type ReactNode, useId } from 'react';
import { classNames } from '#src/lib/class-names.ts';

export interface Choice<Value extends string> {
	value: Value;
	title: string;
	picture?: ReactNode;
	style?: CSSProperties;
}

interface ChoiceGroupProps<Value extends string> {
	title: string;
	choices: readonly Choice<Value>[];
	value: Value | null;
	onChange: (value: Value) => void;
	look: 'segments' | 'cards' | 'chips';
	blocked?: string | undefined;
	children?: ReactNode;
}

export function ChoiceGroup<Value extends string>({ title, choices, value, onChange, look, blocked, children }: ChoiceGroupProps<Value>) {
	const id = useId();
	return (
		<fieldset className="theme-group" disabled={blocked !== undefined} aria-describedby={blocked && `${id}-why`}>
			<legend>{title}</legend>
			<div className={classNames('stack', `theme-${look}`)}>
				{choices.map((choice) => (
					<label
						key={choice.value}
						className="theme-choice"
						style={choice.style}
						data-tooltip={look === 'chips' ? choice.title : undefined}
					>
						<input
							type="radio"
							className="cover theme-radio"
							name={id}
							value={choice.value}
							checked={choice.value === value}
							onChange={() => onChange(choice.value)}
						/>
						{choice.picture}
						<span className={look === 'chips' ? 'visually-hidden' : undefined}>{choice.title}</span>
					</label>
				))}
				{children}
			</div>
			{blocked && (
				<p id={`${id}-why`} className="caption theme-note">
					{blocked}
				</p>
			)}
		</fieldset>
	);
}
