import { expect, test } from 'vitest';
import { joinSoleSound } from '#src/features/player/create-player.ts';

test('who begins to play silences every other player, and not itself; who has left hears nothing', async () => {
	const heard: string[] = [];
	const seats = ['one', 'two', 'three'].map((name) => joinSoleSound(() => heard.push(name)));
	seats[2]?.stop();
	seats[0]?.claim();
	await expect.poll(() => heard).toEqual(['two']);
	for (const seat of seats.slice(0, 2)) seat.stop();
});
