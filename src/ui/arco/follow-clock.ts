import dayjs, { type PluginFunc } from 'dayjs';

interface Parsing {
	parse(config: { date?: unknown }): void;
}

/** Arco asks dayjs for the present moment: which day its calendars mark as today, and on which month they open. */
const presentOf: PluginFunc<() => number> = (now = Date.now, { prototype }) => {
	const calendar: Parsing = prototype as never;
	const { parse } = calendar;
	calendar.parse = function (config) {
		parse.call(this, config.date === undefined ? { ...config, date: new Date(now()) } : config);
	};
};

/** Makes Arco's calendars follow the server's clock. The first call counts, since dayjs installs a plugin once. */
export const followClock = (now: () => number): void => {
	dayjs.extend(presentOf, now);
};
