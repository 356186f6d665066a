import * as texts from '#generated/messages/ui/print.ts';
import { formatTime } from '#src/lib/format-time.ts';
import type { Zone } from '#src/lib/zoned-time.ts';
import { usePrinting } from './use-printing.ts';

interface PrintHeadProps {
	/** Read when the page is printed, as the title of the window has no state. */
	titleOf: () => string;
	/** Empty for a guest. */
	name: string;
	now: () => number;
	/** Time zone of the date. */
	zone: Zone;
}

/** Heads a sheet of paper: what it is, whose, and of which day. Not in the document while the page is on the screen. */
export function PrintHead({ titleOf, name, now, zone }: PrintHeadProps) {
	const printing = usePrinting();
	if (!printing) return null;
	const day = formatTime(new Date(now()), texts.day, zone);
	return (
		<header className="print-head">
			<strong>{titleOf()}</strong>
			<span>{name ? texts.printedBy({ name, day }) : day}</span>
		</header>
	);
}
