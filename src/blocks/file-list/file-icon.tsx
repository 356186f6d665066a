import { Icon, Stroke } from '#src/ui/icons.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { type FileKind, KIND_NAMES } from './file-kind.ts';
import styles from './file-list-block.module.css';

const SHEET = 'M6 3h8l5 5v13H6zM14 3v5h5';

/** Icons from the icon set, or paths drawn on a sheet of paper. */
const DRAWINGS: Readonly<Record<FileKind, { icon: string } | { path: string }>> = {
	picture: { icon: 'picture' },
	video: { icon: 'video' },
	sound: { path: 'M9 18V6l10-2v12M6.5 15.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM16.5 13.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z' },
	document: { path: `${SHEET}M9 12h7M9 15h7M9 18h4` },
	sheet: { path: `${SHEET}M9 12h7v6H9zM9 15h7M12.5 12v6` },
	slides: { path: 'M3 5h18M5 5v10h14V5M12 15v4M8 21l4-2 4 2' },
	pdf: { path: `${SHEET}M9 18c3-2 4-4.5 3.5-7 0 3 1.5 4.5 4 5-3 0-5 .5-7.5 2` },
	archive: { path: 'M4 8h16v12H4zM4 8l2-4h12l2 4M12 8v2M12 12v2M11 16h2v2h-2z' },
	code: { icon: 'code' },
	other: { icon: 'file' },
};

export function FileIcon({ kind }: { kind: FileKind }) {
	const drawing = DRAWINGS[kind];
	return (
		<span className={styles.icon} data-kind={kind}>
			{'icon' in drawing ? <Icon name={drawing.icon} /> : <Stroke path={drawing.path} />}
			<VisuallyHidden>{KIND_NAMES[kind]}</VisuallyHidden>
		</span>
	);
}
