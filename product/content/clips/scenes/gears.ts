import { circle, ease, group, ink, path, text } from '../svg.ts';

export function drawGears(time: number): string {
	// Turns in steps of three seconds, with a pause in which the teeth can be counted.
	const turn = 90 * (Math.floor(time / 3) + ease(time % 3, 0, 1.2));
	const third = ease(time, 22, 24);
	const gap = 190 * third;
	const small = drawGear(12, ink.sun, 400 - gap / 2, turn, `${(turn / 360).toFixed(1)} 圈`);
	const idle =
		third > 0 ? group(drawGear(12, ink.leaf, 595 - gap / 2 + 5, -turn + 15, ''), 'translate(0,0)', `opacity="${third.toFixed(2)}"`) : '';
	const direction = third > 0.5 ? 1 : -1;
	const large = drawGear(24, ink.blue, 690 + gap / 2 - 2, direction * (turn / 2) + 7.5, `${(turn / 720).toFixed(1)} 圈`);
	const teeth = time >= 30 ? text('12 齿', 400 - gap / 2, 570, 36) + text('24 齿', 690 + gap / 2, 630, 36) : '';
	const force =
		time >= 15 && time < 22 ? path('M960,300 v190 m-36,-40 l36,44 l36,-44', ink.rose, 16) + text('更有力', 960, 270, 40, ink.rose) : '';
	return small + idle + large + teeth + force;
}

function drawGear(teeth: number, fill: string, x: number, angle: number, label: string): string {
	const radius = teeth * 7.8;
	const each = 360 / teeth;
	const crown = Array.from({ length: teeth }, (_, index) =>
		group(`<rect x="-11" y="${-radius - 16}" width="22" height="34" rx="5" fill="${fill}"/>`, `rotate(${(index * each).toFixed(1)})`),
	).join('');
	const wheel = crown + circle(0, 0, radius, fill) + circle(0, -radius * 0.66, 10, '#ffffffcc') + circle(0, 0, 20, '#fff');
	return group(wheel, `translate(${x.toFixed(1)},390) rotate(${angle.toFixed(1)})`) + (label && text(label, x, 440, 30, '#fff'));
}
