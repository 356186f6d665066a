import type { JudgedDrawing, JudgedRobot } from '../rows.ts';

const SHOWN = 1000;

/** Output as the judge shows it. It is compared before. */
export const shorten = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}...` : text);

/** Some 5,000 marks, or 10,000 moves. */
const SHOWN_LINES = 200_000;

/** A drawing or the moves of a robot as the judge shows them: without the lines that are too many. */
export const shortenSeen = ({ drawing, robot }: { drawing?: JudgedDrawing; robot?: JudgedRobot }) => ({
	...(drawing && { drawing: { ...drawing, drawn: shortenLines(drawing.drawn) } }),
	...(robot && { robot: { ...robot, moves: shortenLines(robot.moves) } }),
});

const shortenLines = (lines: string): string => (lines.length > SHOWN_LINES ? lines.slice(0, lines.lastIndexOf('\n', SHOWN_LINES)) : lines);
