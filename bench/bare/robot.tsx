/** A run of a robot without the app: it follows a line between walls and boxes for as long as the world lasts. */
import '#src/shell/tokens.css';
import '#src/shell/themes.css';
import '#src/shell/base.css';
import '#src/ui/primitives.css';
import { createRoot } from 'react-dom/client';
import { RobotView } from '#app/robot/robot-view.tsx';
import type { World } from '#engines/robot/world.ts';
import { OVER, WorldRun } from '#engines/robot/world-run.ts';

const ROUND = [
	{ x: 400, y: 300 },
	{ x: 1800, y: 300 },
	{ x: 2000, y: 700 },
	{ x: 1700, y: 1200 },
	{ x: 500, y: 1200 },
	{ x: 300, y: 700 },
	{ x: 400, y: 300 },
];

const world: World = {
	field: { width: 2400, height: 1500 },
	start: { x: 500, y: 310, heading: 0 },
	lines: [{ colour: 'black', width: 24, through: ROUND }],
	patches: [
		{ colour: 'green', at: { x: 1900, y: 1350 }, width: 240, height: 160 },
		{ colour: 'red', at: { x: 1000, y: 1200 }, width: 160, height: 160 },
		{ colour: 'yellow', at: { x: 2000, y: 700 }, width: 120, height: 120 },
	],
	walls: Array.from({ length: 40 }, (_, index) => {
		const x = 700 + 25 * index;
		return { from: { x, y: 600 }, to: { x, y: 800 + 3 * index } };
	}),
	boxes: [
		{ colour: 'blue', at: { x: 2250, y: 300 }, width: 160, height: 160 },
		{ colour: 'orange', at: { x: 150, y: 1350 }, width: 120, height: 180 },
	],
	goals: [
		{ title: '起重机', at: { x: 1800, y: 300 }, radius: 120 },
		{ title: '红色停车位', at: { x: 1000, y: 1200 }, radius: 100 },
		{ title: '充电站', at: { x: 2250, y: 1400 }, radius: 80 },
	],
	rules: { seconds: 60 },
};

/** Turns away from the side on which the line is seen. */
function followLine(): string[] {
	const moves: string[] = [];
	const run = new WorldRun(world, (line) => moves.push(line));
	const colours = ['red', 'green', 'blue', ''];
	for (let round = 0; run.answer('sense') !== OVER; round += 1) {
		const [, , , left, right] = run.answer('sense').split(' ');
		if (round % 100 === 0) run.answer(`lamp ${colours[(round / 100) % colours.length]}`);
		if (round % 300 === 50) run.answer('sound beep');
		run.answer(left === 'black' ? 'drive 40 200' : right === 'black' ? 'drive 200 40' : 'drive 200 200');
		run.answer('wait 20');
	}
	return moves;
}

const parent = document.body.appendChild(document.createElement('main'));
parent.style.padding = '16px';
createRoot(parent).render(<RobotView world={world} moves={followLine()} label="机器人走的路" />);
