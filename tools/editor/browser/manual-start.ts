/** Imported before the editor, which would look for a configuration file by itself otherwise. */
(globalThis as { CMS_MANUAL_INIT?: boolean }).CMS_MANUAL_INIT = true;
