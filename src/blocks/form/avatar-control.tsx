import { useState } from 'react';
import * as texts from '#generated/messages/blocks/form/avatar.ts';
import { Button } from '#src/ui/button.tsx';
import { FileDrop } from '#src/ui/files/file-drop.tsx';
import type { FileLimits } from '#src/ui/files/file-limits.ts';
import { Picture } from '#src/ui/picture.tsx';
import styles from './avatar-control.module.css';
import { AvatarStage } from './avatar-stage.tsx';
import type { ControlProps } from './control-props.ts';
import { FieldLabel } from './field-label.tsx';
import formStyles from './form-block.module.css';

const LIMITS: FileLimits = { accept: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 8 * 1024 * 1024, maxFiles: 1 };
const UNREADABLE = texts.broken;

interface Chosen {
	bitmap: ImageBitmap;
	/** Value of the field before the first picture was chosen. */
	before: unknown;
	/** Resets the crop when another picture is chosen. */
	key: number;
}

/** Crops a square out of a chosen picture. The field holds the URL of the existing picture or the crop. */
export function AvatarControl({ id, name, label, required, describedBy, invalid, value, onChange }: ControlProps) {
	const [picture, setPicture] = useState<Chosen | null>(null);
	const [cut, setCut] = useState<string | null>(null);
	const [broken, setBroken] = useState(false);
	// Resetting the form discards the crop.
	const cutting = picture !== null && (cut === null || cut === value);
	const choose = async ([file]: readonly File[]): Promise<void> => {
		if (!file) return;
		const bitmap = await createImageBitmap(file).catch(() => null);
		setBroken(bitmap === null);
		if (!bitmap) return;
		setCut(null);
		setPicture({ bitmap, before: cutting ? picture.before : value, key: (picture?.key ?? 0) + 1 });
	};
	const take = (address: string): void => {
		setCut(address);
		onChange(address);
	};
	const giveUp = (): void => {
		setPicture(null);
		onChange(picture?.before);
	};
	return (
		<>
			<p className={formStyles.label} aria-hidden="true">
				<FieldLabel label={label} required={required} />
			</p>
			<div className={styles.avatar}>
				<div className={styles.previews}>
					<span className={styles.round}>
						<Picture url={String(value ?? '')} alt={texts.preview({ label })} ratio="1/1" eager />
					</span>
					<span className={styles.round} data-small>
						<Picture url={String(value ?? '')} alt="" ratio="1/1" eager />
					</span>
				</div>
				<div className={styles.choice}>
					{cutting && <AvatarStage key={picture.key} picture={picture.bitmap} onCut={take} />}
					<FileDrop
						id={id}
						name={name}
						required={required}
						invalid={invalid}
						describedBy={describedBy}
						label={label}
						limits={LIMITS}
						have={cutting ? 1 : 0}
						onFiles={(files) => void choose(files)}
					/>
					{broken && (
						<p className={formStyles.error} role="alert">
							{UNREADABLE}
						</p>
					)}
					{cutting && <Button label={texts.keep} kind="text" onPress={giveUp} />}
				</div>
			</div>
		</>
	);
}
