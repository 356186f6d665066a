import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { classNames } from '#src/lib/class-names.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import type { Player } from './create-player.ts';
import styles from './marker-question.module.css';
import type { Marker, Play } from './play.ts';

export function MarkerQuestion({ player, play }: { player: Player; play: Play }) {
	const { questionId, answers } = useSnapshot(player.state);
	const marker = play.markers.find(({ id }) => id === questionId);
	if (!marker) return null;
	return <Question key={marker.id} player={player} marker={marker} chosen={answers[marker.id] ?? null} />;
}

function Question({ player, marker, chosen }: { player: Player; marker: Marker; chosen: string | null }) {
	const panel = useRef<HTMLElement>(null);
	useEffect(() => {
		if (chosen === null) panel.current?.focus();
		else panel.current?.querySelector<HTMLElement>('[data-goes-on] button')?.focus();
	}, [chosen]);
	return (
		<section ref={panel} className={styles.panel} tabIndex={-1} aria-label="小问题">
			<div className={styles.content}>
				<p className={styles.title}>
					<RichText inline format="text" content={marker.title} />
				</p>
				<ul className="stack">
					{marker.options.map(({ key, text }) => (
						<li key={key}>
							<button
								type="button"
								className={classNames(styles.option, chosen !== null && lookOf(marker, key, chosen))}
								aria-pressed={chosen === key}
								disabled={chosen !== null}
								onClick={() => player.answer(marker.id, key)}
							>
								<b>{key}</b>
								<RichText inline format="text" content={text} />
								{chosen !== null && key === marker.answer && <Icon name="check" />}
							</button>
						</li>
					))}
				</ul>
				<div role="status">
					{chosen !== null && (
						<p className={styles.explain}>
							<strong>{chosen === marker.answer ? '答对啦！' : `再想想，正确答案是 ${marker.answer}。`}</strong>
							<RichText inline format="text" content={marker.explain} />
						</p>
					)}
				</div>
				{(chosen !== null || !marker.blocking) && (
					<div data-goes-on>
						<Button kind="primary" icon="play" label={chosen === null ? '先跳过' : '继续播放'} onPress={player.goOn} />
					</div>
				)}
			</div>
		</section>
	);
}

function lookOf({ answer }: Marker, key: string, chosen: string): string | undefined {
	if (key === answer) return styles.right;
	return key === chosen ? styles.wrong : undefined;
}
