// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const unreadable = '文件读不出来，可能被移走或改过了，请重新选一次';
export const cut = '网络断了，联网后从这里接着传';
export const sent = ({ size }: { size: string | number }): string => `${size}，已上传`;
export const sending = ({ size, percent }: { size: string | number; percent: string | number }): string => `${size}，正在上传 ${percent}%`;
export const pausedAt = ({ size, percent }: { size: string | number; percent: string | number }): string => `${size}，停在 ${percent}%`;
export const cutAt = ({ size, percent, problem }: { size: string | number; percent: string | number; problem: string | number }): string => `${size}，停在 ${percent}%：${problem}`;
export const failed = ({ size, problem }: { size: string | number; problem: string | number }): string => `${size}，没有传上：${problem}`;
export const progressOf = ({ name }: { name: string | number }): string => `${name} 的上传进度`;
export const pause = '暂停';
export const resume = '接着传';
export const remove = ({ name }: { name: string | number }): string => `移除 ${name}`;
