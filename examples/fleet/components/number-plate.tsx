import type { ComponentProps } from '#generated/component-props.ts';
import styles from './number-plate.module.css';

export function NumberPlate({ car: { plate, make, model } }: ComponentProps['fleet#NumberPlate']) {
	return (
		<p className={styles.plate} role="img" aria-label={`Number plate of the ${make} ${model}: ${plate}`}>
			{plate}
		</p>
	);
}
