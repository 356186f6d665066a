import { classNames } from '#src/lib/class-names.ts';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { Picture } from '#src/ui/picture.tsx';
import styles from './image-block.module.css';

export function ImageBlock({ block }: BlockProps<'image'>) {
	const scope = useScope();
	return (
		<div className={classNames(styles.image, block.round && styles.round)} style={block.width ? { maxWidth: block.width } : undefined}>
			<Picture url={scope.read(block.url)} alt={scope.text(block.alt)} ratio={block.ratio} />
		</div>
	);
}
