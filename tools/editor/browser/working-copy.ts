const STORE = 'file-system-handles';

/**
 * The text of a file in the folder that the editor works on, as it is on the disk at this moment; undefined if there is no such file.
 *
 * Sveltia CMS 0.221 keeps the handle of the chosen folder in a database; a browser test notices when it moves.
 *
 * @param repository `owner/name` of the editor's configuration, after which Sveltia names its database
 */
export async function textOnDisk(repository: string, file: string): Promise<string | undefined> {
  const database = await done(indexedDB.open(`github:${repository}`));
  try {
    const store = database.transaction(STORE).objectStore(STORE);
    let folder: FileSystemDirectoryHandle = await done(store.get('root_dir_handle'));
    const names = file.split('/');
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    const handle = await folder.getFileHandle(names.at(-1) ?? '');
    return await (await handle.getFile()).text();
  } catch (error) {
    if ((error as DOMException).name === 'NotFoundError' && database.objectStoreNames.contains(STORE)) return undefined;
    throw error;
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
