/** Milliseconds. A slow network must not keep a student from reloading. */
const LIMIT_MS = 15_000;

/** Puts the newest release in charge of the next page load. Never rejects: without a network the running one stays. */
export async function takeUpdate(): Promise<void> {
	try {
		const registration = await navigator.serviceWorker?.getRegistration();
		if (registration?.active) await Promise.race([activateNewest(registration), new Promise((resolve) => setTimeout(resolve, LIMIT_MS))]);
	} catch {
		// See above.
	}
}

async function activateNewest(registration: ServiceWorkerRegistration): Promise<void> {
	await registration.update();
	const newest = registration.waiting ?? registration.installing;
	if (!newest || !(await isInstalled(newest))) return;
	const inCharge = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
	newest.postMessage({ type: 'SKIP_WAITING' });
	await inCharge;
}

/** False if the installation fails. */
function isInstalled(worker: ServiceWorker): Promise<boolean> {
	return new Promise((resolve) => {
		const look = (): void => {
			if (worker.state === 'redundant') resolve(false);
			else if (worker.state !== 'installing') resolve(true);
		};
		look();
		worker.addEventListener('statechange', look);
	});
}
