import { Joi } from '@docusaurus/utils-validation';

/** An outside chat, which is reached by the reader's click alone. */
export interface AssistantConfig {
  name: string;
  /** Address of a new chat, with `{prompt}` where the first message goes. */
  url: string;
}

/** The chats that pages link to. */
export interface AssistantsConfig {
  /** Chats that a reader can open with a page, in the order of the menu. */
  assistants: AssistantConfig[];
}

/** The variable of the assistants, as validated. */
export interface AssistantsVariables {
  PORTAL_ASSISTANTS: AssistantConfig[];
}

const NO_ASSISTANTS = 'off';

const ASSISTANT = /^(?<name>[^=]+)=(?<url>https?:\/\/[^\s{}]+\{prompt\}[^\s{}]*)$/;

/** Chats in a row, such as `ChatGPT=https://…?q={prompt}`; the value becomes their list. */
const assistantList = Joi.string()
  .custom((value: string, helpers) => {
    const entries = value === NO_ASSISTANTS ? [] : value.split(',');
    const assistants = entries.map((entry) => ASSISTANT.exec(entry.trim())?.groups);
    const index = assistants.indexOf(undefined);
    return index === -1
      ? assistants.map((groups) => ({ ...groups }))
      : helpers.error('assistants.entry', {
          entry: entries[index]!.trim(),
          // As a value: in the text Joi would take the braces for its own.
          example: 'Name=https://chat.example.com/?q={prompt}',
        });
  })
  .messages({
    'assistants.entry':
      'has "{#entry}", which is not of the form {#example}; "off" offers no assistants',
  });

/** The rule of the assistants. */
export const assistantsRules = {
  PORTAL_ASSISTANTS: assistantList.default(() => [
    { name: 'ChatGPT', url: 'https://chatgpt.com/?q={prompt}' },
    { name: 'Claude', url: 'https://claude.ai/new?q={prompt}' },
  ]),
};

/** The chats that pages link to. */
export function toAssistants(variables: AssistantsVariables): AssistantsConfig {
  return { assistants: variables.PORTAL_ASSISTANTS };
}
