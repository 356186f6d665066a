import * as texts from '#generated/messages/ui.ts';
import { shownText } from '#src/lib/shown-text.ts';
import type { Label } from './badge.tsx';

export type ShownValue = string | number | boolean | Label | null | undefined;

/** Display label of a value; dictionary values may have a tone. */
export function toLabel(value: Exclude<ShownValue, null | undefined>): Label {
	if (typeof value === 'boolean') return { label: value ? texts.yes : texts.no, tone: 'mute' };
	if (typeof value !== 'object') return { label: shownText(value), tone: 'info' };
	// The server may violate its contract.
	return { label: shownText(value?.label), tone: value?.tone ?? 'mute' };
}
