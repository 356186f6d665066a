/** Emits the texts of the framework: constants, and functions of their placeholders, so that each chunk contains only what it imports. */
import { COUNT, type MessageModel, type MessagesModel, placeholdersIn } from '#codegen/check/app/check-messages.ts';
import type { Language } from '#codegen/grammar/languages.ts';
import { printScalar } from './print.ts';
import { header, type VirtualFile } from './virtual-file.ts';

const MOCK_AREA = 'mock';

/** Texts that the compiler itself writes into scaffolded manifests. */
const COMPILER_AREA = 'scaffold';

export function emitMessages({ language, messages }: MessagesModel): VirtualFile[] {
	if (messages.size === 0) return [];
	const modules = new Map<string, MessageModel[]>();
	for (const message of messages.values()) {
		const module = message.path.slice(0, -1).map(kebab).join('/');
		if (message.path[0] !== COMPILER_AREA) modules.set(module, [...(modules.get(module) ?? []), message]);
	}
	const from = header(`messages/${language}.yaml and messages.yaml`);
	const languageText = `${from}/** Language of the app, as a BCP 47 tag. */\nexport const language = ${printScalar(language)};\n`;
	return [
		emitArcoLocale(language),
		...(['generated', 'mockGenerated'] as const).map(
			(folder): VirtualFile => ({ folder, path: 'messages/language.ts', text: languageText }),
		),
		...[...modules].map(([module, list]): VirtualFile => {
			const folder = module.split('/')[0] === MOCK_AREA ? 'mockGenerated' : 'generated';
			const path = folder === 'generated' ? module : module.slice(MOCK_AREA.length + 1) || MOCK_AREA;
			return { folder, path: `messages/${path}.ts`, text: `${from}${printRules(list, language)}${list.map(printMessage).join('')}` };
		}),
	];
}

/** Arco's own texts, such as the days of its calendars. */
function emitArcoLocale(language: Language): VirtualFile {
	const name = { 'zh-CN': 'zh-CN', en: 'en-US' }[language];
	const text = `${header('app.yaml')}export { default as arcoLocale } from '@arco-design/web-react/es/locale/${name}';\n`;
	return { folder: 'generated', path: 'arco-locale.ts', text };
}

const printRules = (messages: readonly MessageModel[], language: string): string =>
	messages.some(({ forms }) => forms.size > 1) ? `const rules = /* @__PURE__ */ new Intl.PluralRules(${printScalar(language)});\n\n` : '\n';

function printMessage({ path, params, forms }: MessageModel): string {
	const name = path[path.length - 1] ?? '';
	const other = forms.get('other') ?? '';
	if (params.length === 0) return `export const ${name} = ${printScalar(other)};\n`;
	const types = params.map((param) => `${param}: ${param === COUNT ? 'number' : 'string | number'}`);
	const head = `export const ${name} = ({ ${params.join(', ')} }: { ${types.join('; ')} }): string =>`;
	const rest = [...forms].filter(([form]) => form !== 'other');
	const texts = rest.map(([form, text]) => `rules.select(${COUNT}) === ${printScalar(form)} ? ${printTemplate(text)} : `);
	return `${head} ${texts.join('')}${printTemplate(other)};\n`;
}

function printTemplate(text: string): string {
	const known = new Set(placeholdersIn(text));
	const escaped = text.replaceAll(/[\\`]|\$(?=\{)/g, (character) => `\\${character}`).replaceAll('\n', '\\n');
	return `\`${escaped.replaceAll(/\{([a-z][A-Za-z0-9]*)\}/g, (whole, name: string) => (known.has(name) ? `$\{${name}}` : whole))}\``;
}

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
