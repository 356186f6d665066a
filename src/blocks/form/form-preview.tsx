import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { FormPreview as PreviewSpec } from '#generated/block-types.ts';
import { Blocks } from '#src/pages/blocks.tsx';
import { WithScope } from '#src/pages/page-context.tsx';
import { Button } from '#src/ui/button.tsx';
import { DialogFrame } from '#src/ui/dialog-frame.tsx';
import type { FormStore } from './form-store.ts';

const WIDTH = 520;

/** Shows what the form holds so far. */
export function FormPreview({ preview, store }: { preview: PreviewSpec; store: FormStore }) {
	const { scope } = useSnapshot(store.state).snapshot;
	const [open, setOpen] = useState(false);
	return (
		<>
			<Button label={scope.text(preview.label)} icon="eye" kind="text" opensDialog onPress={() => setOpen(true)} />
			{open && (
				<DialogFrame
					title={scope.text(preview.title)}
					look="dialog"
					width={preview.width ?? WIDTH}
					onClose={() => setOpen(false)}
					mayDiscard={async () => true}
				>
					<WithScope scope={scope}>
						<Blocks blocks={preview.view} />
					</WithScope>
				</DialogFrame>
			)}
		</>
	);
}
