import type { Labels } from '@site/src/i18n/types';

export const en = {
  feedback: {
    question: 'Was this page helpful?',
    yes: 'Yes',
    no: 'No',
    kept: 'Thank you. Your answer stays in this browser; choose again to change it.',
    sending: 'Sending your answer.',
    sent: 'Thank you, your answer has arrived. Choose again to change it.',
    failed: 'Your answer is kept in this browser, but it could not be sent.',
    retry: 'Send again',
    comment: 'What should be better? (optional)',
    send: 'Send',
  },
};

export const zh: Labels<typeof en> = {
  feedback: {
    question: '本页对你有帮助吗？',
    yes: '有',
    no: '没有',
    kept: '谢谢。你的回答保存在此浏览器中，可重新选择以更改。',
    sending: '正在发送你的回答。',
    sent: '谢谢，我们已收到你的回答，可重新选择以更改。',
    failed: '你的回答已保存在此浏览器中，但未能发送。',
    retry: '重新发送',
    comment: '哪里可以改进？（可选）',
    send: '发送',
  },
};

export const pt: Labels<typeof en> = {
  feedback: {
    question: 'Esta página foi útil?',
    yes: 'Sim',
    no: 'Não',
    kept: 'Obrigado. Sua resposta fica neste navegador; escolha de novo para mudá-la.',
    sending: 'Enviando sua resposta.',
    sent: 'Obrigado, sua resposta chegou. Escolha de novo para mudá-la.',
    failed: 'Sua resposta está guardada neste navegador, mas não pôde ser enviada.',
    retry: 'Enviar novamente',
    comment: 'O que deveria melhorar? (opcional)',
    send: 'Enviar',
  },
};

type En = typeof en;

declare module '@site/src/i18n/types' {
  interface LabelGroups extends En {}
}
