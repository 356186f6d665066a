// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const hours = ({ hours }: { hours: string | number }): string => `${hours} 小时`;
export const hoursAndMinutes = ({ hours, minutes }: { hours: string | number; minutes: string | number }): string => `${hours} 小时 ${minutes} 分`;
export const minutesAndSeconds = ({ minutes, seconds }: { minutes: string | number; seconds: string | number }): string => `${minutes} 分 ${seconds} 秒`;
export const minutes = ({ minutes }: { minutes: string | number }): string => `${minutes} 分`;
export const seconds = ({ seconds }: { seconds: string | number }): string => `${seconds} 秒`;
