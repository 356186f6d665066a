/** The part of saxen's interface that is used here: the package has no types. */
declare module 'saxen' {
	type Decode = (text: string) => string;

	interface Handlers {
		openTag: (name: string, attributes: () => Record<string, string>, decode: Decode, empty: boolean) => void;
		closeTag: (name: string) => void;
		text: (text: string, decode: Decode) => void;
		cdata: (text: string) => void;
		error: (error: Error) => void;
	}

	export class Parser {
		on<Name extends keyof Handlers>(name: Name, handler: Handlers[Name]): this;
		/** Parses a beginning: a tag that is cut off is no error. */
		write(xml: string): this;
		stop(): void;
	}
}
