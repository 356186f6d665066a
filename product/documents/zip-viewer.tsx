import { formatBytes } from '#src/lib/format-quantity.ts';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { Icon } from '#src/ui/icons.tsx';
import styles from './documents.module.css';
import { FileContent } from './file-content.tsx';
import type { ZipFolder, ZipReading } from './read/readings.ts';
import type { ViewerProps } from './viewer-props.ts';

export function ZipViewer({ file, source }: ViewerProps) {
	return (
		<FileContent kind="zip" file={file} source={source}>
			{(reading) => <Listing {...reading} />}
		</FileContent>
	);
}

function Listing({ root, files, bytes }: ZipReading) {
	if (files === 0 && root.folders.length === 0) return <EmptyNotice text="压缩包里什么也没有" />;
	return (
		<>
			<p className={styles.tools}>
				<span className="note">
					共 {files} 个文件，解压后 {formatBytes(bytes)}
				</span>
			</p>
			<Entries folder={root} label="压缩包里的文件" />
		</>
	);
}

function Entries({ folder, label }: { folder: ZipFolder; label: string }) {
	return (
		<ul className={styles.entries} aria-label={label}>
			{folder.folders.map((inner) => (
				<li key={`${inner.name}/`}>
					<details open>
						<summary className={styles.entry}>
							<Icon name="folder" />
							<span className={styles.entryName}>{inner.name}</span>
						</summary>
						<Entries folder={inner} label={inner.name} />
					</details>
				</li>
			))}
			{folder.files.map(({ name, bytes }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list is static
				<li key={index} className={styles.entry}>
					<Icon name="file" />
					<span className={styles.entryName}>{name}</span>
					<span className="note">{formatBytes(bytes)}</span>
				</li>
			))}
		</ul>
	);
}
