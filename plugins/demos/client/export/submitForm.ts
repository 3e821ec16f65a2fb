import type { SandboxForm } from './types';

/**
 * Posts a form into a new tab. Call it soon after the reader's click: browsers let a
 * page open a tab only for some seconds afterwards.
 */
export function submitForm({ action, fields }: SandboxForm): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
