import { existsSync } from 'node:fs';
import { readEnvFile } from './env-file.ts';
import { startSite } from './site-server.ts';

const DEFAULT_PORT = 8888;

/** The command behind `npm run serve`: says what it serves and where mail goes, or why it cannot. */
async function main(): Promise<void> {
  if (!existsSync('dist/index.html'))
    return stop('There is no built site in dist/. Run "npm run build" first, or "npm start".');
  readEnvFile();
  // They are for the outbox commands: the emulator would ask the platform for the deployed site's settings, its mail key among them.
  delete process.env['NETLIFY_SITE_ID'];
  delete process.env['NETLIFY_AUTH_TOKEN'];
  const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return stop(`PORT=${process.env['PORT']} is not a port number.`);
  try {
    const site = await startSite(process.cwd(), port);
    console.log(`
  Serving dist/ with its functions, headers and redirects at ${site.url}
  English ${site.url}/en   中文 ${site.url}/zh
  Mail of the contact form goes to files in .mail/${process.env['RESEND_API_KEY'] ? ' … no: RESEND_API_KEY is set, it is really sent' : ''}
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
