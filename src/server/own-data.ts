import path from 'node:path';

/**
 * What the build left for the running function: the folder beside its bundle, in the project as on the platform. Sources are
 * bundled into one file per function, so this is the bundle's place, whichever source asks.
 *
 * The working directory would do too, but tells the platform's packer to take along whatever lies there.
 */
export const OWN_DATA = path.join(import.meta.dirname, 'data');
