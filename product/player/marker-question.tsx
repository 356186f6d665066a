import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import type { QuestionContent } from '#app/question/answer-options.ts';
import { MarkerOptions } from '#app/question/marker-options.tsx';
import { Question } from '#app/question/question.tsx';
import { Button } from '#src/ui/button.tsx';
import type { Player } from './create-player.ts';
import styles from './marker-question.module.css';
import type { Marker, Play } from './play.ts';

interface MarkerQuestionProps {
	player: Player;
	play: Play;
}

export function MarkerQuestion({ player, play }: MarkerQuestionProps) {
	const { questionId, answers } = useSnapshot(player.state);
	const marker = play.markers.find(({ id }) => id === questionId);
	if (!marker) return null;
	return <OpenQuestion key={marker.id} player={player} marker={marker} chosen={answers[marker.id] ?? null} />;
}

function OpenQuestion({ player, marker, chosen }: { player: Player; marker: Marker; chosen: string | null }) {
	const panel = useRef<HTMLElement>(null);
	useEffect(() => {
		if (chosen === null) panel.current?.focus();
		else panel.current?.querySelector<HTMLElement>('[data-goes-on] button')?.focus();
	}, [chosen]);
	const { id, title, options, answer, explain, blocking } = marker;
	const question: QuestionContent = {
		id,
		type: 'single',
		format: 'text',
		stemHtml: title,
		options: options.map(({ key, text }) => ({ key, html: text })),
	};
	return (
		<section ref={panel} className={styles.panel} tabIndex={-1} aria-label="小问题">
			<div className={styles.content}>
				<Question
					mode="marker"
					question={question}
					answer={
						<MarkerOptions
							question={question}
							chosen={chosen}
							rightKey={answer}
							explanation={explain}
							onChoose={(key) => player.answer(id, key)}
						/>
					}
				>
					{(chosen !== null || !blocking) && (
						<div data-goes-on>
							<Button kind="primary" icon="play" label={chosen === null ? '先跳过' : '继续播放'} onPress={player.goOn} />
						</div>
					)}
				</Question>
			</div>
		</section>
	);
}
