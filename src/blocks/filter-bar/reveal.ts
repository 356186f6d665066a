import { bringIntoView } from '#src/ui/bring-into-view.ts';

/** Px of the next chip that stay visible. */
const GLIMPSE = 40;

/** Ref of a chip that is set: on a phone, and with the values of a shared address, it may be outside of the strip that scrolls. */
export function reveal(chip: HTMLElement | null): void {
	const strip = chip?.closest<HTMLElement>('[data-strip]');
	if (chip && strip) bringIntoView(strip, chip, GLIMPSE);
}
