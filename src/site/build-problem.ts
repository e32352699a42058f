/** A problem that an author can fix, such as one in content: the build stops and prints the message without a stack trace. */
export class BuildProblem extends Error {
  override readonly name = 'BuildProblem';

  constructor(message: string) {
    super(message);
    // Astro prints the stack of an error that has one.
    delete this.stack;
  }
}
