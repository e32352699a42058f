/** Where Sveltia CMS 0.221 keeps the handle of the folder that was chosen; a browser test notices when it moves. */
const STORE = { name: 'file-system-handles', key: 'root_dir_handle' } as const;

/**
 * The text of a file in the folder that the editor works on, as it is on the disk at this moment.
 *
 * @param repository `owner/name` of the editor's configuration, after which Sveltia names its database
 * @returns undefined if there is no such file
 * @throws Error if Sveltia keeps no folder
 */
export async function textOnDisk(repository: string, file: string): Promise<string | undefined> {
  const names = file.split('/');
  try {
    let folder = await chosenFolder(repository);
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    const handle = await folder.getFileHandle(names.at(-1) ?? '');
    return await (await handle.getFile()).text();
  } catch (error) {
    if ((error as DOMException).name === 'NotFoundError') return undefined;
    throw error;
  }
}

async function chosenFolder(repository: string): Promise<FileSystemDirectoryHandle> {
  const database = await done(indexedDB.open(`github:${repository}`));
  try {
    if (!database.objectStoreNames.contains(STORE.name)) throw new Error(`the editor keeps no \`${STORE.name}\``);
    const handle = await done(database.transaction(STORE.name).objectStore(STORE.name).get(STORE.key));
    if (!(handle instanceof FileSystemDirectoryHandle)) throw new Error('the editor keeps no folder');
    return handle;
  } finally {
    database.close();
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
