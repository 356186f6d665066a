/** Lets one player sound at a time, across the windows of the app. */
export interface SoleSound {
	/** Tells the others to be silent. */
	claim(): void;
	stop(): void;
}

const CHANNEL = 'player-sounds';

export function joinSoleSound(onOther: () => void): SoleSound {
	const channel = new BroadcastChannel(CHANNEL);
	channel.onmessage = onOther;
	return { claim: () => channel.postMessage('playing'), stop: () => channel.close() };
}
