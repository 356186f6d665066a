import type { Handler } from '#mock/handler.ts';
import { scheduleView, waitingSchedules } from './menu-schedules.ts';

export const scheduled: Handler<'menus.scheduled'> = ({ db }) => ({ records: waitingSchedules(db).map(scheduleView) });
