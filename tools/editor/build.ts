import { companySite } from '#src/content/read-content.ts';
import { command, refuse } from '#tools/command-line/command.ts';
import { buildEditor } from './page/build-editor.ts';

/** The command behind `npm run build:editor`: the editor as a site of its own, which works on a repository at GitHub. */
command(
  'build:editor',
  'Builds the editor as a site in dist-editor/, for the repository in EDITOR_REPOSITORY.',
).parse();
const { EDITOR_REPOSITORY: repository, EDITOR_BRANCH: branch, EDITOR_SIGN_IN: signIn } = process.env;
if (repository === undefined || !/^[\w.-]+\/[\w.-]+$/.test(repository))
  refuse('Name the repository at GitHub: EDITOR_REPOSITORY=owner/name npm run build:editor');
await buildEditor({ isLocal: false, site: companySite(), repository, branch, signIn }, 'dist-editor');
console.log(`dist-editor: built the editor of ${repository}. Next: docs/operate/editor-site.md`);
