import { useState } from 'react';
import { formatNumber } from '#src/lib/format-quantity.ts';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { FileContent } from '../file-content.tsx';
import {
	MAX_PIXELS,
	type Sb3Reading,
	type ScratchCostume,
	type ScratchSound,
	type ScratchTarget,
	type ScratchValue,
} from '../read/readings.ts';
import type { ViewerProps } from '../viewer-props.ts';
import type { Script } from './block.ts';
import { drawScript } from './draw-script.ts';
import styles from './scratch.module.css';
import { scriptLines } from './script-text.ts';

/** A project of Scratch 3: the scripts as blocks, the pictures and the sounds of each sprite. Nothing of it runs. */
export const ScratchViewer = ({ file, source }: ViewerProps) => (
	<FileContent kind="sb3" file={file} source={source}>
		{(reading) => <Project {...reading} />}
	</FileContent>
);

function Project({ version, targets }: Sb3Reading) {
	if (version === 2) return <EmptyNotice text="这是 Scratch 2 的作品，请用 Scratch 打开后另存为新的格式" />;
	if (targets.length === 0) return <EmptyNotice text="这个作品里还没有角色" />;
	return targets.map((target, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list is static
		<Target key={index} {...target} />
	));
}

function Target({ stage, name, scripts, costumes, sounds, variables, lists }: ScratchTarget) {
	const title = stage ? '舞台' : `角色 ${name}`;
	return (
		<section className={styles.target} aria-label={title}>
			<h2 className={styles.title}>{title}</h2>
			<Scripts scripts={scripts} title={title} />
			<Costumes costumes={costumes} heading={stage ? '背景' : '造型'} />
			<Sounds sounds={sounds} />
			<Values values={variables} heading="变量" />
			<Values values={lists} heading="列表" />
		</section>
	);
}

function Scripts({ scripts, title }: { scripts: readonly Script[]; title: string }) {
	if (scripts.length === 0) return <p className="note">没有积木</p>;
	return (
		<>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable */}
			<section className={styles.scripts} aria-label={`${title}的积木`} tabIndex={0}>
				{scripts.map((script, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: scripts have no names, and the list is static
					<Drawing key={index} script={script} />
				))}
			</section>
			<details className={styles.words}>
				<summary>用文字看积木</summary>
				<ol>
					{scripts.map((script, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: scripts have no names, and the list is static
						<li key={index}>
							<pre>{scriptLines(script).join('\n')}</pre>
						</li>
					))}
				</ol>
			</details>
		</>
	);
}

/** The whole words are in the list below, so the picture is named by its first block. */
const Drawing = ({ script }: { script: Script }) => (
	<div role="img" aria-label={`积木：${scriptLines(script)[0]}`} ref={(element) => element?.replaceChildren(drawScript(script))} />
);

function Costumes({ costumes, heading }: { costumes: readonly ScratchCostume[]; heading: string }) {
	if (costumes.length === 0) return null;
	return (
		<>
			<h3 className={styles.heading}>{heading}</h3>
			<ul className={styles.costumes} aria-label={heading}>
				{costumes.map((costume, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list is static
					<Costume key={index} {...costume} />
				))}
			</ul>
		</>
	);
}

function Costume({ name, address }: ScratchCostume) {
	const [state, setState] = useState<'loading' | 'shown' | 'failed'>(address === null ? 'failed' : 'loading');
	return (
		<li className={styles.costume}>
			{address === null || state === 'failed' ? (
				<span className={styles.missing}>没有图片</span>
			) : (
				<img
					src={address}
					alt=""
					// A hidden picture is loaded but not decoded, so that its size is known first.
					hidden={state === 'loading'}
					onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
						setState(naturalWidth * naturalHeight > MAX_PIXELS ? 'failed' : 'shown')
					}
					onError={() => setState('failed')}
				/>
			)}
			<span>{name}</span>
		</li>
	);
}

function Sounds({ sounds }: { sounds: readonly ScratchSound[] }) {
	if (sounds.length === 0) return null;
	return (
		<>
			<h3 className={styles.heading}>声音</h3>
			<ul className={styles.sounds} aria-label="声音">
				{sounds.map(({ name, address, seconds }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list is static
					<li key={index} className={styles.sound}>
						<span>{name}</span>
						{seconds !== null && <span className="note">{formatNumber(seconds, 1)} 秒</span>}
						{address === null ? (
							<span className="note">没有声音文件</span>
						) : (
							// biome-ignore lint/a11y/useMediaCaption: sounds of a game have no words
							<audio src={address} controls preload="none" aria-label={name} />
						)}
					</li>
				))}
			</ul>
		</>
	);
}

function Values({ values, heading }: { values: readonly ScratchValue[]; heading: string }) {
	if (values.length === 0) return null;
	return (
		<>
			<h3 className={styles.heading}>{heading}</h3>
			<dl className={styles.values}>
				{values.map(({ name, value }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list is static
					<div key={index}>
						<dt>{name}</dt>
						<dd>{value === '' ? '（空）' : value}</dd>
					</div>
				))}
			</dl>
		</>
	);
}
