import { circle, ink, path, rect, text } from '../svg.ts';

const PERIOD = 160;

export function drawLamp(time: number): string {
	const share = time < 11 ? 0.5 : 0.15 + 0.8 * Math.min(1, (time - 11) / 10);
	const light = time < 5 ? (Math.floor(time * 1.25) % 2 === 0 ? 1 : 0.06) : share;
	const halo = [3, 2, 1]
		.map((ring) => circle(330, 370, 78 + ring * 40 * light, ink.sun, `opacity="${(0.12 * light).toFixed(2)}"`))
		.join('');
	const bulb = circle(330, 370, 78, mix(light)) + rect(290, 440, 80, 60, ink.night) + path('M306,516 h48', ink.night, 10);
	const title = time < 11 ? (time < 5 ? '亮 · 灭 · 亮 · 灭' : '闪得很快') : `占空比 ${Math.round(share * 100)}%`;
	return halo + bulb + drawSignal(time, time < 5 ? 0.5 : share) + text(title, 840, 280, 44, ink.night);
}

function drawSignal(time: number, share: number): string {
	const shift = (Math.floor(time) * 40) % PERIOD;
	const waves = Array.from({ length: 5 }, (_, index) => {
		const x = 520 + index * PERIOD - shift;
		return `M${x.toFixed(1)},500 v-130 h${(PERIOD * share).toFixed(1)} v130 h${(PERIOD * (1 - share)).toFixed(1)}`;
	}).join(' ');
	return `<svg x="540" y="320" width="600" height="220" viewBox="540 320 600 220">${path(waves, ink.blue, 9)}</svg>`;
}

const mix = (light: number): string =>
	`rgb(${Math.round(190 + 65 * light)},${Math.round(196 - 10 * light)},${Math.round(214 - 140 * light)})`;
