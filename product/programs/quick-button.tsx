import { Icon } from '#src/ui/icons.tsx';

interface QuickButtonProps {
	label: string;
	icon: string;
	resting?: boolean;
	onPress: () => void;
}

/** Takes quick presses, which other buttons ignore as double clicks. */
export const QuickButton = ({ label, icon, resting = false, onPress }: QuickButtonProps) => (
	<button
		type="button"
		className="icon-button"
		aria-label={label}
		data-tooltip={label}
		aria-disabled={resting || undefined}
		onClick={onPress}
	>
		<Icon name={icon} />
	</button>
);
