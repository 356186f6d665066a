import { expect, test } from 'vitest';
import { joinSoleSound } from '#app/player/create-player.ts';

test('starting a player pauses all other registered players, but not itself', async () => {
	const heard: string[] = [];
	const seats = ['one', 'two', 'three'].map((name) => joinSoleSound(() => heard.push(name)));
	seats[2]?.stop();
	seats[0]?.claim();
	await expect.poll(() => heard).toEqual(['two']);
	for (const seat of seats.slice(0, 2)) seat.stop();
});
