/** The engines that the tests know. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Keys that are no letters. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'F8' | 'ArrowDown' | 'Backspace';

/** A place in the window, in CSS pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a tab can be asked, whatever the engine: what a visitor does, and a look into the page. */
export interface Tab {
  /** Go to an address and wait until the page is loaded. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /**
   * Run a function in the page. It is sent as text, so it closes over nothing; arguments and result are JSON.
   *
   * @throws Error when it throws, or when the page goes away meanwhile
   */
  run<Args extends readonly unknown[], Result>(
    task: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Click with the mouse, which stays there. */
  click(at: Point): Promise<void>;
  /** Press the mouse's button and do not let it go. */
  hold(at: Point): Promise<void>;
  /** Put a finger down, move it, and take it away. */
  swipe(from: Point, to: Point): Promise<void>;
  /** Press keys one after the other; what begins with `Shift+` with that key held. */
  press(...keys: readonly (Key | `Shift+${Key}`)[]): Promise<void>;
  /** Type a text, letter by letter. */
  type(text: string): Promise<void>;
  /** The window's contents as a PNG, one pixel of it for each CSS pixel. */
  screenshot(): Promise<Buffer>;
  /** Opens another tab of the same visitor in the foreground. */
  another(): Promise<Tab>;
}

/** A running browser. */
export interface Engine {
  readonly name: EngineName;
  readonly version: string;
  /** A tab of a new visitor: nothing stored. Tabs of the one before are closed. */
  newVisitor(origin: string): Promise<Tab>;
  stop(): Promise<void>;
}
