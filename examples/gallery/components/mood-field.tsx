import type { ComponentProps } from '#generated/component-props.ts';
import { useFieldControl } from '#src/pages/use-field-control.ts';
import { Button } from '#src/ui/button.tsx';

export function MoodField({ moods }: ComponentProps['gallery#MoodField']) {
	const { value, onChange } = useFieldControl();
	return (
		<span className="row">
			{moods.split(' ').map((mood) => (
				<Button key={mood} label={mood} kind={mood === value ? 'primary' : 'secondary'} onPress={() => onChange(mood)} />
			))}
		</span>
	);
}
