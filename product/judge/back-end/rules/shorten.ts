import type { JudgedDrawing } from '../rows.ts';

const SHOWN = 1000;

/** Output as the judge shows it. It is compared before. */
export const shorten = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}...` : text);

/** Some 5,000 marks. */
const SHOWN_DRAWING = 200_000;

/** A drawing as the judge shows it: without the marks that are too many. */
export function shortenDrawing({ drawn, difference }: JudgedDrawing): JudgedDrawing {
	return { drawn: drawn.length > SHOWN_DRAWING ? drawn.slice(0, drawn.lastIndexOf('\n', SHOWN_DRAWING)) : drawn, difference };
}
