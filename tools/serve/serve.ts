import { existsSync } from 'node:fs';
import { type MailMode, mailMode, readEnv } from '#src/api/env.ts';
import { DEFAULT_LANG, LANG_INFO, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { command } from '#tools/command-line/command.ts';
import { startSite } from './site-server.ts';

const DEFAULT_PORT = 8888;

const MAIL: Partial<Record<MailMode, string>> = {
  files: 'goes to files in .mail/',
  resend: 'is really sent, by Resend: RESEND_API_KEY is set',
  smtp: 'is really sent, by your mail server: SMTP_URL is set',
};

async function main(): Promise<void> {
  command('serve', 'Serves dist/ with functions, headers and a mail folder. PORT=9000 chooses another port.').parse();
  if (!existsSync('dist/index.html'))
    return stop('There is no built site in dist/. Run "npm run build" first, or "npm start".');
  // What the shell sets wins.
  if (existsSync('.env')) process.loadEnvFile('.env');
  const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return stop(`PORT=${process.env['PORT']} is not a port number.`);
  try {
    const site = await startSite(process.cwd(), port);
    const others = PUBLISHED_LANGS.filter((lang) => lang !== DEFAULT_LANG).map(
      (lang) => `${LANG_INFO[lang].label} ${site.url}${localizePath('/', lang)}`,
    );
    console.log(`
  Serving dist/ with its functions, headers and redirects at ${site.url}
  ${others.join('   ')}
  Mail of the contact form ${MAIL[mailMode(readEnv(process.env), 'dev')]}
  Ctrl+C stops it.
`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void site.stop().then(() => process.exit(0)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    stop(`Port ${port} is taken by another program. Stop it, or choose another port: PORT=9000 npm start`);
  }
}

function stop(message: string): void {
  console.error(`\n  ${message}\n`);
  process.exitCode = 1;
}

await main();
