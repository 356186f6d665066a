import { Icon } from '#src/ui/icons.tsx';
import styles from './menu-studio.module.css';

interface SearchFieldProps {
	label: string;
	placeholder: string;
	value: string;
	onChange: (text: string) => void;
}

export const SearchField = ({ label, placeholder, value, onChange }: SearchFieldProps) => (
	<label className={styles.search}>
		<Icon name="search" />
		<input
			type="search"
			autoComplete="off"
			aria-label={label}
			placeholder={placeholder}
			value={value}
			onChange={({ target }) => onChange(target.value)}
		/>
	</label>
);
