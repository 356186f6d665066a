import type { RefObject } from 'react';
import * as texts from '#generated/messages/ui/fields.ts';
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
	date: texts.dateExample,
	month: texts.monthExample,
	time: texts.timeExample,
	datetime: texts.dateTimeExample,
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
