// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const again = ({ count }: { count: number }): string => `${count} 秒后可重发`;
export const get = '获取验证码';
export const sent = '验证码已发送，请查看手机短信';
