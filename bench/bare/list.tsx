/** A combobox whose list of 2,000 options React draws as a whole when it is opened. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const names = Array.from({ length: 2000 }, (_, index) => `第${index}项`);

function List() {
	const [open, setOpen] = useState(false);
	return (
		<>
			<input role="combobox" aria-expanded={open} aria-controls="list" onClick={() => setOpen(true)} onKeyDown={() => setOpen(false)} />
			{open && (
				<div id="list" role="listbox" style={{ height: 200, overflow: 'auto' }}>
					{names.map((name) => (
						<div key={name} role="option" tabIndex={-1} aria-selected={false}>
							{name}
						</div>
					))}
				</div>
			)}
		</>
	);
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<List />);
