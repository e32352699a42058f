/**
 * Before the first paint: show the colours that the visitor chose, or else those of the system. The controls (`ColourSwitch.astro`) change
 * them in every open page of the site.
 *
 * @param key of the choice in local storage (`site/storage-keys.ts`)
 */
export const chooseColours = (key: string): void => {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme:dark)');
  let chosen = '';

  const show = () => {
    try {
      chosen = localStorage[key] ?? chosen;
    } catch {
      // The browser blocks storage: the choice is that of the page.
    }
    root.style.colorScheme = chosen;
    const shown = chosen || (system.matches ? 'dark' : 'light');
    for (const control of document.querySelectorAll<HTMLInputElement>('.colours input'))
      control.checked = control.value === shown;
    // The window around the page. Without a choice, it has the colour of the system's scheme.
    if (chosen)
      for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]'))
        meta.content = getComputedStyle(root).backgroundColor;
  };

  addEventListener('change', ({ target }) => {
    const control = target as HTMLInputElement;
    if (!control.closest('.colours')) return;
    chosen = control.value;
    try {
      localStorage[key] = chosen;
    } catch {
      // The browser blocks storage.
    }
    show();
  });
  system.onchange = show;
  // The controls are there; the page comes back; another page of the site has changed the choice.
  for (const event of ['DOMContentLoaded', 'pageshow', 'storage']) addEventListener(event, show);
  show();
};
