/** A form of 60 controlled inputs over one values object; React renders the whole form on every key. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const names = Array.from({ length: 60 }, (_, index) => `f${index}`);

function Form() {
	const [values, setValues] = useState<Readonly<Record<string, string>>>({});
	return (
		<form>
			{names.map((name) => (
				<div key={name} data-field={name}>
					<label htmlFor={name}>{name}</label>
					<input id={name} value={values[name] ?? ''} onChange={({ target }) => setValues({ ...values, [name]: target.value })} />
				</div>
			))}
		</form>
	);
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Form />);
