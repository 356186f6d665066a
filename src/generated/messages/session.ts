// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const endedElsewhere = '已在其他窗口退出登录';
export const guest = '游客';
export const noToken = '登录接口异常，未正确返回...';
export const welcome = ({ site }: { site: string | number }): string => `欢迎来到${site}`;
export const signOut = '退出登录';
export const stillSignedIn = '你的登录还在，重试成功后会接着打开刚才的页面。';
export const offline = '没有连上服务器';
export const offlineText = '可能是网络不稳定，请检查网络后重试。';
export const busy = '现在使用的人太多';
export const busyText = '请稍等一会儿再试。';
export const serverFault = '服务器暂时不可用';
export const serverFaultText = '服务器出了点问题，请稍后再试。';
export const noUser = '没有取到你的信息';
export const noRoutes = '没有取到你的菜单';
export const incomplete = '服务器的回答不完整，请重试。';
