// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const years = ({ count }: { count: number }): string => `${count} 年`;
export const months = ({ count }: { count: number }): string => `${count} 个月`;
export const days = ({ count }: { count: number }): string => `${count} 天`;
export const hours = ({ count }: { count: number }): string => `${count} 小时`;
export const minutes = ({ count }: { count: number }): string => `${count} 分钟`;
export const now = '刚刚';
export const ahead = ({ length }: { length: string | number }): string => `${length}后`;
export const ago = ({ length }: { length: string | number }): string => `${length}前`;
