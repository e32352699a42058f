/**
 * Directly after the contact form, before the first paint: restore the draft, name the job, set the key of the form, and save each
 * input. It works without React, so a reload or a failed post loses nothing.
 *
 * Fields that already have a value (a page that the function filled in) are left alone. The consent, the position and the page of origin
 * become fields of the post here: without script the visitor ticks a box and chooses from a list. A full-width address becomes ASCII when
 * its field is left and when it is put back. The browser checks no field: its messages would cover those of the page, perhaps in another
 * language. The island checks the form, and before it is there the function does.
 *
 * @param consentKey of the flag that the consent page sets; empty on a site without that page
 * @param careers key of the topic that `?job=` chooses, empty where the form has none; `?topic=` names a topic
 */
export const formDraft = (draftKey: string, consentKey: string, careers: string): void => {
  const form = document.querySelector('[data-contact-form]') as HTMLFormElement;
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  // The company may not be asked for.
  const names = ['name', 'company', 'email', 'topic', 'message', 'key', 'first-try'].filter(field);

  const readDraft = () => {
    try {
      return { ...JSON.parse(sessionStorage[draftKey]) };
    } catch {
      // There is no draft, it is broken, or the browser blocks storage.
      return {};
    }
  };

  const save = () => {
    const values = names.map((name) => [name, field(name).value]);
    try {
      sessionStorage[draftKey] = JSON.stringify(Object.fromEntries(values));
    } catch {
      // The browser blocks storage.
    }
  };

  const makeEmailAscii = () => {
    const email = field('email');
    email.value = email.value.normalize('NFKC').replaceAll('。', '.').trim();
  };

  const start = () => {
    const draft = readDraft();
    for (const name of names) field(name).value ||= draft[name] ?? '';
    field('key').value ||= crypto.randomUUID?.() ?? '';
    makeEmailAscii();
    if (field('consent')) field('consent').disabled = false;
    field('job').disabled = false;
    try {
      const { origin, pathname } = new URL(consentKey ? sessionStorage[consentKey] : document.referrer);
      if (origin === location.origin) field('page').value = pathname;
    } catch {
      // The browser blocks storage, or the visitor came from no page.
    }

    const query = new URLSearchParams(location.search);
    const job = query.get('job') ?? field('job').value;
    const line = form.querySelector('[data-subject]') as HTMLElement;
    const subject = new Map<string, string>(JSON.parse(line.dataset['subject'] as string)).get(job);
    if (subject) {
      field('job').value = job;
      field('subject').value = subject;
      line.hidden = false;
      (line.lastElementChild as HTMLElement).textContent = subject;
    }
    const topic = field('topic');
    topic.value ||= query.get('topic') ?? (subject ? careers : '');
    // An unknown topic would leave the list without a selection.
    topic.value ||= '';
    // Links back to the consent page and to the notice of the separate consent.
    for (const link of form.querySelectorAll<HTMLAnchorElement>('a[href*="/contact"]'))
      link.search = subject ? `job=${job}` : location.search;
  };

  form.noValidate = true;
  form.addEventListener('input', save);
  form.addEventListener('change', () => {
    makeEmailAscii();
    save();
  });
  if (document.prerendering) document.addEventListener('prerenderingchange', start);
  else start();
};
