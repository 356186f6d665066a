/** Minimal page with React and its router: the yardstick for first loads. */
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
