/** Fields of blocks, as a screen reader reads them. */
import { type Field, FieldLabel, FieldNumber, FieldTextInput, fieldRegistry, Msg } from 'blockly/core';

class Words extends FieldLabel {
	/** Quotes around a field say nothing. */
	override computeAriaLabel(includeTypeInfo?: boolean): string {
		const words = super.computeAriaLabel(includeTypeInfo);
		return /[\p{L}\p{N}]/u.test(words) ? words : '';
	}
}

class TextField extends FieldTextInput {
	protected override widgetCreate_(): HTMLInputElement | HTMLTextAreaElement {
		return nameEntry(this, super.widgetCreate_());
	}
}

class NumberField extends FieldNumber {
	protected override widgetCreate_(): HTMLInputElement {
		return nameEntry(this, super.widgetCreate_());
	}
}

function nameEntry<Entry extends HTMLElement>(field: Field, entry: Entry): Entry {
	entry.setAttribute('aria-label', (Msg.FIELD_LABEL_EDIT_PREFIX ?? '').replace('%1', field.getAriaTypeName() ?? ''));
	return entry;
}

/** Called once. */
export function registerFields(): void {
	for (const [type, field] of [
		['field_label', Words],
		['field_input', TextField],
		['field_number', NumberField],
	] as const) {
		fieldRegistry.unregister(type);
		fieldRegistry.register(type, field);
	}
}
