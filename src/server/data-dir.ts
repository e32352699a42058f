import path from 'node:path';

/**
 * The folder of data that the build made for a function: beside its bundle, in the project as on the platform. Sources are bundled into one
 * file per function, so every source gets the folder of its bundle.
 *
 * The working directory would work too, but then the platform's packer would add all files in it.
 */
export const DATA_DIR = path.join(import.meta.dirname, 'data');
