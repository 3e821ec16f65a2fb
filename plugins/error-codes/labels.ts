import type { Labels } from '@site/src/i18n/types';

export const en = {
  errorDecoder: {
    title: 'Error decoder',
    intro:
      'A production build names some errors of Material UI by number only. This page has their messages in full.',
    field: 'Number of the error, or its whole text',
    decode: 'Decode',
    outcome: 'The error',
    hint: 'Enter the number that stands after “Minified MUI error #” in the console. The address in the error’s text leads to its message, arguments included.',
    error: 'Error {code}',
    place: 'argument {number}',
    link: 'What this error means',
    superfluous: 'The address has more arguments than the message:',
    shortened: 'Of longer arguments the first {count} characters are shown.',
    dropped: {
      one: '{count} more argument is left out; {shown} are read.',
      other: '{count} more arguments are left out; {shown} are read.',
    },
    unknown: 'The packages of this portal have no error {code}.',
    unreadable: 'This is no number of an error:',
    known: 'They have these:',
    all: 'All errors',
    versions: 'As thrown by {versions}.',
  },
};

export const zh: Labels<typeof en> = {
  errorDecoder: {
    title: '错误解码',
    intro:
      '生产构建只用编号表示 Material UI 的某些错误。本页给出它们的完整错误信息。',
    field: '错误的编号或全文',
    decode: '解码',
    outcome: '错误信息',
    hint: '输入控制台中“Minified MUI error #”之后的编号。打开错误文本中的地址，即可看到填好参数的错误信息。',
    error: '错误 {code}',
    place: '参数 {number}',
    link: '这个错误的含义',
    superfluous: '地址中的参数多于错误信息所需：',
    shortened: '过长的参数只显示前 {count} 个字符。',
    dropped: { other: '只读取 {shown} 个参数，另有 {count} 个已略去。' },
    unknown: '本站所用的软件包没有错误 {code}。',
    unreadable: '这不是错误的编号：',
    known: '已有的编号：',
    all: '全部错误',
    versions: '由 {versions} 抛出。',
  },
};

export const pt: Labels<typeof en> = {
  errorDecoder: {
    title: 'Decodificador de erros',
    intro:
      'Uma compilação de produção mostra alguns erros do Material UI apenas por número. Esta página traz as mensagens completas.',
    field: 'Número do erro, ou o texto inteiro',
    decode: 'Decodificar',
    outcome: 'O erro',
    hint: 'Digite o número que vem depois de “Minified MUI error #” no console. O endereço no texto do erro leva à mensagem, com os argumentos.',
    error: 'Erro {code}',
    place: 'argumento {number}',
    link: 'O que este erro significa',
    superfluous: 'O endereço tem mais argumentos do que a mensagem:',
    shortened: 'De argumentos mais longos aparecem os primeiros {count} caracteres.',
    dropped: {
      one: 'Mais {count} argumento ficou de fora; {shown} são lidos.',
      other: 'Mais {count} argumentos ficaram de fora; {shown} são lidos.',
    },
    unknown: 'Os pacotes deste portal não têm o erro {code}.',
    unreadable: 'Isto não é número de um erro:',
    known: 'Eles têm estes:',
    all: 'Todos os erros',
    versions: 'Como lançados por {versions}.',
  },
};

type En = typeof en;

declare module '@site/src/i18n/types' {
  interface LabelGroups extends En {}
}
