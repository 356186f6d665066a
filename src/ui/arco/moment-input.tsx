import type { RefObject } from 'react';
import type { Moment } from '#src/lib/moment-text.ts';
import { type FieldProps, inputAttributes } from './field-props.ts';
import { entersShortcuts } from './shortcut-row.tsx';
import type { Popup } from './use-popup.ts';
import type { TypedMoment } from './use-typed-moment.ts';

interface MomentInputParts {
	kind: Moment;
	field: FieldProps;
	/** Accessible name, if the label of the field is not its own. */
	label?: string;
	moment: TypedMoment;
	popup: Popup;
	row: RefObject<HTMLDivElement | null>;
	input: RefObject<HTMLInputElement | null>;
}

const PLACEHOLDERS: Readonly<Record<Moment, string>> = {
	date: '如 2026-09-01',
	month: '如 2026-09',
	time: '如 08:30',
	datetime: '如 2026-09-01 08:30',
};

export const momentInput = ({ kind, field, label, moment, popup, row, input }: MomentInputParts) => (
	<>
		<input
			{...inputAttributes(field)}
			{...moment.input}
			ref={input}
			aria-label={label}
			aria-haspopup="dialog"
			placeholder={field.placeholder || PLACEHOLDERS[kind]}
			onClick={(event) => popup.open && event.stopPropagation()}
			onKeyDown={(event) => (popup.open && entersShortcuts(event, row)) || moment.input.onKeyDown(event)}
		/>
		<span className="visually-hidden" role="status">
			{moment.spoken}
		</span>
	</>
);
