/**
 * Directly after the contact form, before the first paint: restore the draft, name the job, set the key of the form, and save each
 * input. It works without React, so a reload or a failed post loses nothing (rule inquiry.draft).
 *
 * Fields that already hold something (a page that the function filled in) are left alone. The consent, given on the page before,
 * becomes a field of the post here, and so does the position: without script the visitor ticks a box and chooses from a list
 * instead (rule inquiry.draft). The topic is chosen by where the visitor came from. A full-width address becomes ASCII when
 * its field is left and when it is put back, before the browser judges it; the draft keeps it as ASCII.
 *
 * A form that the browser refuses is marked, for the script that comes with the first press.
 *
 * @param draftKey of the draft in session storage: field values, key of the filled form, when it was begun, time of the first try
 * @param careers key of the topic that `?job=` chooses, empty where the form has none; `?topic=` names a topic
 */
export const formDraft = (draftKey: string, careers: string): void => {
  const form = document.querySelector('form[data-contact-form]') as HTMLFormElement;
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  // The company may not be asked for.
  const names = ['name', 'company', 'email', 'topic', 'message', 'key'].filter(field);
  const email = field('email');
  const toAscii = () => {
    const plain = email.value.normalize('NFKC').replace(/[。｡]/g, '.').trim();
    if (plain !== email.value) email.value = plain;
  };
  const start = () => {
    let draft: Record<string, string> = {};
    try {
      draft = JSON.parse(sessionStorage[draftKey]) ?? {};
    } catch {}
    for (const name of names) field(name).value ||= draft[name] ?? '';
    field('key').value ||= crypto.randomUUID?.() ?? '';
    toAscii();
    field('consent').disabled = field('job').disabled = false;
    const query = new URLSearchParams(location.search);
    const job = query.get('job') ?? field('job').value;
    const line = form.querySelector('[data-subject]') as HTMLElement;
    const subjects = JSON.parse(line.dataset['subject'] as string);
    const subject = Object.hasOwn(subjects, job) && subjects[job];
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
  const save = () => {
    try {
      const draft = JSON.parse(sessionStorage[draftKey] ?? '{}') ?? {};
      for (const name of names) draft[name] = field(name).value;
      draft.begun ??= performance.timeOrigin;
      sessionStorage[draftKey] = JSON.stringify(draft);
    } catch {}
  };
  const refuse = () => {
    form.dataset['refused'] = '';
  };
  form.addEventListener('invalid', refuse, { capture: true, once: true });
  form.addEventListener('input', save);
  form.addEventListener('change', () => {
    toAscii();
    save();
  });
  if (document.prerendering) document.addEventListener('prerenderingchange', start);
  else start();
};
