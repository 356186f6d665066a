import { useRef } from 'react';
import { expect, test } from 'vitest';
import type { Player } from '#app/player/create-player.ts';
import type { PlayerCommand } from '#app/player/rules/keys.ts';
import { usePlayerKeys } from '#app/player/use-player-keys.ts';
import { press, render } from '#tests/support/render.tsx';

function Film({ player, toggleFull }: { player: Player; toggleFull: () => void }) {
	const frame = useRef<HTMLDivElement>(null);
	usePlayerKeys(frame, player, toggleFull);
	return (
		<main>
			<div ref={frame} />
		</main>
	);
}

test.each([
	['moves it', null, ['toggle', 'full screen', 'skip']],
	['leaves it while a question covers it', 'q1', []],
])('a key anywhere on the page of a film %s', async (_case, questionId, expected) => {
	const commands: string[] = [];
	const execute = ({ command }: PlayerCommand) => void commands.push(command);
	const player = { state: { questionId }, execute } as unknown as Player;
	await render(<Film player={player} toggleFull={() => commands.push('full screen')} />);
	for (const key of ['k', 'f', 'ArrowRight']) await press(document.body, key);
	expect(commands).toEqual(expected);
});
