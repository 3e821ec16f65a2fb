/** @jest-environment jsdom */
import { decompressFromBase64 } from 'lz-string';
import { submitForm, toCodeSandboxForm, toStackBlitzForm } from '../forms';
import type { ProjectRequest } from '../types';

const request: ProjectRequest = {
  name: 'RowCards',
  title: 'Row cards',
  description: 'https://portal.example/x/react-charts#RowCards',
  variant: 'TS',
  styling: 'system',
  files: [{ path: 'RowCards.tsx', code: '' }],
};

const project = {
  'package.json': '{ "name": "row-cards" }\n',
  'src/RowCards.tsx': `const texts = ['Zürich', '订单', '😀 ?>~'];\n`.repeat(40),
};

/** Reads the parameters as the service does. */
function decompress(parameters: string): unknown {
  const base64 = parameters.replace(/-/g, '+').replace(/_/g, '/');
  return JSON.parse(decompressFromBase64(base64));
}

describe('the form for StackBlitz', () => {
  it('has the texts of all files and opens the demo', () => {
    expect(toStackBlitzForm(project, request)).toEqual({
      action: 'https://stackblitz.com/run?file=src%2FRowCards.tsx',
      fields: {
        'project[title]': 'Row cards',
        'project[description]': request.description,
        'project[template]': 'node',
        'project[files][package.json]': project['package.json'],
        'project[files][src/RowCards.tsx]': project['src/RowCards.tsx'],
      },
    });
  });
});

describe('the form for CodeSandbox', () => {
  const { action, fields } = toCodeSandboxForm(project, request);

  it('asks for a machine and opens the demo', () => {
    expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define');
    expect(fields).toMatchObject({
      environment: 'server',
      query: 'file=/src/RowCards.tsx',
    });
  });

  it('has all files, compressed, in letters that are safe in an address', () => {
    expect(fields.parameters).toMatch(/^[\w-]+$/);
    expect(fields.parameters!.length).toBeLessThan(
      project['src/RowCards.tsx'].length,
    );
    expect(decompress(fields.parameters!)).toEqual({
      files: {
        'package.json': { content: project['package.json'] },
        'src/RowCards.tsx': { content: project['src/RowCards.tsx'] },
        '.codesandbox/tasks.json': {
          content: expect.stringContaining('"command": "npm run dev"') as string,
        },
      },
    });
  });
});

describe('submitForm', () => {
  it('posts the fields into a new tab and leaves nothing behind', () => {
    const submit = jest
      .spyOn(HTMLFormElement.prototype, 'submit')
      .mockImplementation(function submit(this: HTMLFormElement) {
        expect(this.isConnected).toBe(true);
        expect(this.method).toBe('post');
        expect(this.action).toBe('https://service.example/run');
        expect(this.target).toBe('_blank');
        expect(this.rel).toBe('noopener');
        expect(Object.fromEntries(new FormData(this))).toEqual({
          'a[b]': 'c\r\n"d"',
        });
      });
    submitForm({
      action: 'https://service.example/run',
      fields: { 'a[b]': 'c\r\n"d"' },
    });
    expect(submit).toHaveBeenCalledTimes(1);
    expect(document.querySelector('form')).toBeNull();
    submit.mockRestore();
  });
});
