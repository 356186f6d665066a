import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Limits, RunResult } from '#engines/runner.ts';
import type { DrawnMark, LiveEvent, LiveProgram } from '#engines/watch.ts';
import { wantsLessMotion } from '#src/lib/less-motion.ts';
import { Button } from '#src/ui/button.tsx';
import { GrowingPicture, RESOLUTION } from './draw-picture.ts';
import { keyLabel, tkNameOf } from './key-names.ts';
import { PicturePlayer } from './picture-player.ts';
import { describePicture, SaveButtons } from './picture-view.tsx';
import { playFrames } from './play-frames.ts';
import styles from './played-picture.module.css';
import { SPEEDS, type Speed, SpeedButtons } from './speed-buttons.tsx';
import { type Point, pictureAt } from './turtle-picture.ts';

interface PlayedPictureProps {
	marks: readonly DrawnMark[];
	/** Marks that the student has seen before. */
	seen: number;
	live: LiveProgram | undefined;
	/** After each event. */
	onReaction: (result: RunResult) => void;
	/** The program has closed its window. */
	onClosed: () => void;
}

/** Of the handlers of one event. */
const EVENT_LIMITS: Limits = { timeMs: 2000, memoryKb: 256 * 1024, outputBytes: 64 * 1024 };
const TOO_MANY: RunResult = {
	verdict: 'RE',
	stdout: '',
	stderr: '画面上的东西太多，先停下了。看看旧的要不要用 clear() 擦掉',
	time: 0,
	memory: 0,
};

/** Plays the turtle drawing of a program stroke by stroke. A live program then reacts to keys, clicks and timers. */
export function PlayedPicture({ marks, seen, live, onReaction, onClosed }: PlayedPictureProps) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const pause = useRef<HTMLDivElement>(null);
	const [speed, setSpeed] = useState<Speed>('正常');
	const [isPaused, setPaused] = useState(false);
	const { player, shown, replay, skip } = usePlayer({ canvas, marks, seen, live, onReaction, onClosed, speed, isPaused });
	const { isLive, isPlayed, keys, phases, description, title } = shown;
	const isReplay = isPlayed && !live;
	const toggle = (): void => {
		if (isReplay) replay();
		setPaused(!isReplay && !isPaused);
	};
	const leave = (): void => pause.current?.querySelector('button')?.focus();
	return (
		<section className={styles.picture} aria-label="画面">
			<h3 className={styles.heading}>{title || '画面'}</h3>
			<Stage player={player} isOpen={isLive} keys={keys} onLeave={leave}>
				<canvas
					ref={canvas}
					className={styles.canvas}
					data-drags={phases.includes('drag') || undefined}
					role="img"
					aria-label={description}
					{...(isLive && phases !== '' ? pointerHandlers(player) : {})}
				/>
			</Stage>
			<div className={styles.controls}>
				<div ref={pause}>
					<Button label={toggleLabel(isReplay, isPaused)} resting={live !== undefined && !isLive} onPress={toggle} instant />
				</div>
				<Button label="跳到最后" kind="text" resting={isPlayed} onPress={skip} instant />
				<SpeedButtons speed={speed} onChange={setSpeed} />
				<SaveButtons canvas={canvas} picture={() => player.picture()} />
			</div>
		</section>
	);
}

function toggleLabel(isReplay: boolean, isPaused: boolean): string {
	if (isReplay) return '重放';
	return isPaused ? '继续' : '暂停';
}

interface Shown {
	isLive: boolean;
	/** All marks of the program itself were played. */
	isPlayed: boolean;
	/** Handled keys, separated by a space; `*` for any. */
	keys: string;
	/** Handled phases of a pointer. */
	phases: string;
	description: string;
	title: string;
}

/** Milliseconds between two descriptions of a live drawing. */
const DESCRIBED_EVERY = 1000;

interface PlayerOptions extends PlayedPictureProps {
	canvas: RefObject<HTMLCanvasElement | null>;
	speed: Speed;
	isPaused: boolean;
}

function usePlayer({ canvas, marks, seen, live, onReaction, onClosed, speed, isPaused }: PlayerOptions) {
	const [player] = useState(() => new PicturePlayer(marks, seen));
	const [growing] = useState(() => new GrowingPicture());
	const [round, setRound] = useState(0);
	const [shown, setShown] = useState<Shown>(() => {
		const whole = pictureAt(marks, Number.POSITIVE_INFINITY);
		return { isLive: live !== undefined, isPlayed: false, keys: '', phases: '', description: describePicture(whole), title: whole.title };
	});
	const isSending = useRef(false);
	const describedAt = useRef(0);
	const told = useRef({ onReaction, onClosed });
	told.current = { onReaction, onClosed };
	const change = (changed: Partial<Shown>): void =>
		setShown((before) => {
			const after = { ...before, ...changed };
			return JSON.stringify(after) === JSON.stringify(before) ? before : after;
		});

	const play = (milliseconds: number): void => {
		player.advance(milliseconds, SPEEDS[speed]);
		if (wantsLessMotion()) player.skip();
	};
	const paint = (): void => {
		const context = canvas.current?.getContext('2d');
		if (!context) return;
		const [width, height] = player.size.map((side) => side * RESOLUTION);
		if (context.canvas.width !== width || context.canvas.height !== height) Object.assign(context.canvas, { width, height });
		const { picture, change: changed, stroke } = player.frame();
		growing.draw(context, picture, changed, stroke);
	};
	const tell = (now: number): void => {
		const isDue = live && player.isDone && now - describedAt.current > DESCRIBED_EVERY;
		if (isDue) describedAt.current = now;
		change({
			keys: [...player.keys.keys()].map((key) => key ?? '*').join(' '),
			phases: [...player.pointers].join(' '),
			...(player.isDone ? { isPlayed: true } : {}),
			...(isDue ? { description: describePicture(player.picture()) } : {}),
		});
	};
	const end = (result?: RunResult): void => {
		change({ isLive: false });
		if (result) told.current.onReaction(result);
		else told.current.onClosed();
		live?.close();
	};
	/** Sends the next event that waits, unless the program is over. */
	const react = (program: LiveProgram): void => {
		if (player.isClosed) return end();
		if (player.isFull) return end(TOO_MANY);
		const event = isSending.current ? undefined : player.takeEvent();
		if (!event) return;
		isSending.current = true;
		void program.send(event, EVENT_LIMITS).then(({ result, steps }) => {
			isSending.current = false;
			player.append(steps?.marks ?? []);
			if (result.verdict === 'OK') told.current.onReaction(result);
			else end(result);
		});
	};

	// Follows the frames of the browser.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the functions differ in each render, and read what does not
	useEffect(() => {
		if (isPaused || (live && !shown.isLive && player.isDone)) return;
		return playFrames((milliseconds, now) => {
			const wasDone = player.isDone && milliseconds > 0;
			play(milliseconds);
			if (!(wasDone && player.isDone)) paint();
			tell(now);
			if (live && shown.isLive) react(live);
			return shown.isLive || !player.isDone;
		});
	}, [player, live, shown.isLive, speed, isPaused, round]);

	const again = (): void => setRound((before) => before + 1);
	return {
		player,
		shown,
		replay: () => {
			player.restart();
			change({ isPlayed: false });
			again();
		},
		skip: () => {
			player.skip();
			paint();
			tell(0);
		},
	};
}

/** The turtle's place of a pointer on the canvas, which is as large as its box allows. */
function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>, [width, height]: Point): Point {
	const box = currentTarget.getBoundingClientRect();
	const scale = Math.min(box.width / width, box.height / height);
	return [Math.round((clientX - box.left - box.width / 2) / scale) || 0, Math.round((box.top + box.height / 2 - clientY) / scale) || 0];
}

function pointerHandlers(player: PicturePlayer) {
	const handle =
		(phase: Extract<LiveEvent, { kind: 'pointer' }>['phase']) =>
		(event: PointerEvent<HTMLCanvasElement>): void => {
			// The press also decides what is dragged and released.
			if (phase !== 'press' && !player.pointers.has(phase)) return;
			if (phase === 'drag' && event.buttons === 0) return;
			const [x, y] = placeOf(event, player.size);
			// Buttons of the pointer count from 0, those of Tk from 1. A moving pointer has pressed none.
			player.press({ kind: 'pointer', phase, button: Math.max(event.button, 0) + 1, x, y });
		};
	return { onPointerDown: handle('press'), onPointerMove: handle('drag'), onPointerUp: handle('release') };
}

interface StageProps {
	player: PicturePlayer;
	isOpen: boolean;
	keys: string;
	onLeave: () => void;
	children: ReactNode;
}

/** The drawing, which takes the program's keys while it has the focus, and buttons for them. */
function Stage({ player, isOpen, keys, onLeave, children }: StageProps) {
	const takesKeys = isOpen && keys !== '';
	const press = (phase: 'press' | 'release', key: string): boolean => {
		const phases = player.keys.get(key) ?? player.keys.get(null);
		if (phases?.has(phase)) player.press({ kind: 'key', phase, key });
		return phases !== undefined;
	};
	const onKey =
		(phase: 'press' | 'release') =>
		(event: KeyboardEvent): void => {
			if (event.key === 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
			if (event.key === 'Escape') {
				// A dialog around it stays open.
				event.stopPropagation();
				event.preventDefault();
				return phase === 'press' ? onLeave() : undefined;
			}
			if (press(phase, tkNameOf(event.key))) event.preventDefault();
		};
	const names = keys.split(' ').filter((key) => key !== '' && key !== '*');
	const focusable = takesKeys && {
		role: 'application',
		'aria-label': `画面，可以按 ${names.map(keyLabel).join('、') || '任意键'}，按 Esc 离开`,
		tabIndex: 0,
		onKeyDown: onKey('press'),
		onKeyUp: onKey('release'),
	};
	return (
		<>
			<div className={styles.stage} {...focusable}>
				{children}
			</div>
			{takesKeys && <p className="note">点一下画面就可以用键盘，按 Esc 离开；也可以点下面的键</p>}
			{takesKeys && names.length > 0 && (
				// biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame
				<div className={styles.controls} role="group" aria-label="按键">
					{names.map((key) => (
						<button
							key={key}
							type="button"
							className={styles.key}
							aria-label={`按键 ${key}`}
							onPointerDown={() => press('press', key)}
							onPointerUp={() => press('release', key)}
							onClick={({ detail }) => {
								// Pressed from the keyboard, or by assistive technology.
								if (detail === 0) for (const phase of ['press', 'release'] as const) press(phase, key);
							}}
						>
							{keyLabel(key)}
						</button>
					))}
				</div>
			)}
		</>
	);
}
