/**
 * Before the first paint: show the colours that the visitor chose, or else those of the system. The controls (`ColourSwitch.astro`) change
 * them.
 *
 * @param key of the choice in local storage (`site/storage-keys.ts`)
 */
export const chooseColours = (key: string): void => {
  const root = document.documentElement;

  const show = (choice?: string) => {
    let chosen = choice;
    try {
      if (chosen) localStorage[key] = chosen;
      else chosen = localStorage[key];
    } catch {
      // The browser blocks storage: the choice is that of the page.
    }
    if (chosen) {
      root.style.colorScheme = chosen;
      // The window around the page.
      for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]'))
        meta.content = getComputedStyle(root).backgroundColor;
      // WebKit gives image files the colours of the system, whatever the page has (`content/drawing.ts`).
      if (navigator.vendor[0] === 'A')
        for (const drawing of document.querySelectorAll<HTMLImageElement>('[src*=".svg"]'))
          drawing.src = `${drawing.src.split('#')[0]}#${chosen}`;
    }
    const shown = chosen ?? (matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light');
    for (const control of document.querySelectorAll<HTMLInputElement>(`.colours [value=${shown}]`))
      control.checked = true;
  };

  addEventListener('change', ({ target }) => {
    const control = target as HTMLInputElement;
    if (control.closest('.colours')) show(control.value);
  });
  // The page is there, or comes back after another page has changed the choice.
  addEventListener('pageshow', () => show());
  show();
};
