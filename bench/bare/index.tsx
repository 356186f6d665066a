/** The least that React and its router can be: what first loads of the app are measured against. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

createRoot(document.body.appendChild(document.createElement('div'))).render(
	<StrictMode>
		<BrowserRouter>
			<Routes>
				<Route path="*" element={<main>Hello</main>} />
			</Routes>
		</BrowserRouter>
	</StrictMode>,
);
