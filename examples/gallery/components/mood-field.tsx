import { moods } from '#generated/collections/moods.ts';
import { useFieldControl } from '#src/pages/use-field-control.ts';
import { Button } from '#src/ui/button.tsx';

export function MoodField() {
	const { value, onChange } = useFieldControl();
	return (
		<span className="row">
			{Object.values(moods).map(({ title, example }) => (
				<Button
					key={title}
					label={title}
					tooltip={example}
					kind={title === value ? 'primary' : 'secondary'}
					onPress={() => onChange(title)}
				/>
			))}
		</span>
	);
}
