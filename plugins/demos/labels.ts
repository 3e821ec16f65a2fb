import type { Labels } from '@site/src/i18n/types';

export const en = {
  demo: {
    label: 'Demo: {name}',
    canvas: '{name}, running',
    showCode: 'Show code',
    showAllCode: 'Show all code',
    hideCode: 'Hide code',
    files: 'Files',
    edited: 'Edited',
    editKept: 'Your version stays in this tab until you reset the demo.',
    editorLabel: 'Code of {name}',
    exportFailed: 'The sandbox could not be opened.',
    openAlone: 'Open alone in a new tab',
    needsScript: 'This demo comes alive with JavaScript; its code is below.',
    aloneNeedsScript: 'This demo needs JavaScript. Its code is on its page.',
    notLoaded:
      'This demo could not be loaded. Check the connection, then try again.',
    failed: 'This demo stopped with an error.',
    reset: 'Start it again',
    report: 'Report the problem',
    loading: 'The demo is loading.',
    partFailed: 'This part could not be loaded.',
    retry: 'Try again',
    unknown: 'There is no demo at this address.',
    withoutKey: 'Shown without a license key',
  },
  toolbar: {
    label: 'Controls of {name}',
    variant: 'Language of the code',
    styling: 'Styling of the code',
    edit: 'Edit live',
    stackBlitz: 'Open in StackBlitz',
    codeSandbox: 'Open in CodeSandbox',
    resetFocus: 'Focus the start of the demo',
    reset: 'Reset the demo',
    fullScreen: 'Full screen',
    more: 'More',
    menuFailed: 'The menu could not be loaded. Are you connected?',
    source: 'View source',
    linkJs: 'Copy a link to the JavaScript code',
    linkTs: 'Copy a link to the TypeScript code',
  },
  dateLibrary: {
    label: 'Date library:',
    only: 'This demo has no equal in {name}: its code is for Day.js.',
  },
  fullScreen: {
    label: '{name} on the full screen',
    width: 'Width',
    free: 'Free',
    close: 'Close',
  },
  live: {
    frame: 'Live demo: {name}',
    starting: 'The live demo is starting.',
    running: 'Your code runs in a frame of its own.',
    stop: 'Stop',
    start: 'Start again',
    stopped: 'The live demo is stopped.',
    stuck:
      'The code kept the demo busy for more than 3 seconds, so it was stopped. Look for work that never ends, then start it again.',
    failed:
      'The live demo did not start. Check the connection, then start it again.',
    flooded:
      'The code reported more than 200 changes or errors in a second, so the demo was stopped. Look for a timer or an update that never rests, then start it again.',
    left: 'The code took the demo to another address, so it was stopped.',
    syntaxError: 'The code can’t be read.',
    linkError: 'The code can’t be put together.',
    runError: 'The code stopped with an error.',
    networkError:
      'A library could not be loaded. Check the connection, then stop the demo and start it again.',
    place: '{file}, line {line}',
    trace: 'Trace',
    traceHint:
      'Point at a line to see what it makes in the demo, or at a part of the demo to see its lines',
  },
};

export const zh: Labels<typeof en> = {
  demo: {
    label: '演示：{name}',
    canvas: '{name}（运行中）',
    showCode: '显示代码',
    showAllCode: '显示全部代码',
    hideCode: '收起代码',
    files: '文件',
    edited: '已编辑',
    editKept: '你的版本会保留在此标签页中，直到重置演示。',
    editorLabel: '{name} 的代码',
    exportFailed: '无法打开在线沙盒。',
    openAlone: '在新标签页中单独打开',
    needsScript: '启用 JavaScript 后即可操作此演示；代码见下方。',
    aloneNeedsScript: '此演示需要 JavaScript。代码见演示所在的页面。',
    notLoaded: '无法加载此演示。请检查网络连接，然后重试。',
    failed: '此演示因错误而停止。',
    reset: '重新运行',
    report: '报告问题',
    loading: '正在加载演示。',
    partFailed: '无法加载这一部分。',
    retry: '重试',
    unknown: '此地址没有对应的演示。',
    withoutKey: '未使用许可证密钥时的显示效果',
  },
  toolbar: {
    label: '{name} 的控件',
    variant: '代码语言',
    styling: '代码的样式方案',
    edit: '实时编辑',
    stackBlitz: '在 StackBlitz 中打开',
    codeSandbox: '在 CodeSandbox 中打开',
    resetFocus: '将焦点移到演示开头',
    reset: '重置演示',
    fullScreen: '全屏',
    more: '更多',
    menuFailed: '无法加载菜单。请检查网络连接。',
    source: '查看源码',
    linkJs: '复制 JavaScript 代码的链接',
    linkTs: '复制 TypeScript 代码的链接',
  },
  dateLibrary: {
    label: '日期库：',
    only: '此演示没有对应的 {name} 版本，以下是 Day.js 的代码。',
  },
  fullScreen: {
    label: '{name}（全屏）',
    width: '宽度',
    free: '自适应',
    close: '关闭',
  },
  live: {
    frame: '实时演示：{name}',
    starting: '实时演示正在启动。',
    running: '你的代码正在独立的 iframe 中运行。',
    stop: '停止',
    start: '重新启动',
    stopped: '实时演示已停止。',
    stuck:
      '代码让演示超过 3 秒没有响应，因此已被停止。请检查是否有永不结束的操作，然后重新启动。',
    failed: '实时演示未能启动。请检查网络连接，然后重新启动。',
    flooded:
      '代码在一秒内报告了超过 200 次变化或错误，因此演示已被停止。请检查是否有不断触发的定时器或更新，然后重新启动。',
    left: '代码让演示跳转到了其他地址，因此已被停止。',
    syntaxError: '无法解析代码。',
    linkError: '无法组装代码。',
    runError: '代码因错误而停止。',
    networkError: '无法加载所需的库。请检查网络连接，然后停止演示并重新启动。',
    place: '{file}，第 {line} 行',
    trace: '代码对照',
    traceHint:
      '指向某一行代码，即可看到它在演示中生成的部分；指向演示中的某个部分，即可看到对应的代码行',
  },
};

export const pt: Labels<typeof en> = {
  demo: {
    label: 'Demonstração: {name}',
    canvas: '{name}, em execução',
    showCode: 'Mostrar o código',
    showAllCode: 'Mostrar todo o código',
    hideCode: 'Ocultar o código',
    files: 'Arquivos',
    edited: 'Editado',
    editKept: 'Sua versão fica nesta aba até você redefinir a demonstração.',
    editorLabel: 'Código de {name}',
    exportFailed: 'Não foi possível abrir o ambiente on-line.',
    openAlone: 'Abrir sozinha em uma nova aba',
    needsScript:
      'Esta demonstração funciona com JavaScript ativado; o código está abaixo.',
    aloneNeedsScript:
      'Esta demonstração precisa de JavaScript. O código está na página dela.',
    notLoaded:
      'Não foi possível carregar esta demonstração. Verifique a conexão e tente de novo.',
    failed: 'Esta demonstração parou com um erro.',
    reset: 'Iniciar de novo',
    report: 'Relatar o problema',
    loading: 'A demonstração está carregando.',
    partFailed: 'Não foi possível carregar esta parte.',
    retry: 'Tentar novamente',
    unknown: 'Não há demonstração neste endereço.',
    withoutKey: 'Exibida sem chave de licença',
  },
  toolbar: {
    label: 'Controles de {name}',
    variant: 'Linguagem do código',
    styling: 'Estilização do código',
    edit: 'Editar ao vivo',
    stackBlitz: 'Abrir no StackBlitz',
    codeSandbox: 'Abrir no CodeSandbox',
    resetFocus: 'Levar o foco ao início da demonstração',
    reset: 'Reiniciar a demonstração',
    fullScreen: 'Tela cheia',
    more: 'Mais',
    menuFailed: 'Não foi possível carregar o menu. Verifique a conexão.',
    source: 'Ver o código-fonte',
    linkJs: 'Copiar um link para o código em JavaScript',
    linkTs: 'Copiar um link para o código em TypeScript',
  },
  dateLibrary: {
    label: 'Biblioteca de datas:',
    only: 'Esta demonstração não tem equivalente em {name}: o código é para Day.js.',
  },
  fullScreen: {
    label: '{name} em tela cheia',
    width: 'Largura',
    free: 'Livre',
    close: 'Fechar',
  },
  live: {
    frame: 'Demonstração ao vivo: {name}',
    starting: 'A demonstração ao vivo está iniciando.',
    running: 'Seu código é executado em um quadro próprio.',
    stop: 'Parar',
    start: 'Iniciar novamente',
    stopped: 'A demonstração ao vivo está parada.',
    stuck:
      'O código manteve a demonstração ocupada por mais de 3 segundos, por isso ela foi parada. Procure um trabalho que nunca termina e inicie-a novamente.',
    failed:
      'A demonstração ao vivo não iniciou. Verifique a conexão e inicie-a novamente.',
    flooded:
      'O código relatou mais de 200 mudanças ou erros em um segundo, por isso a demonstração foi parada. Procure um temporizador ou uma atualização que nunca descansa e inicie-a novamente.',
    left: 'O código levou a demonstração a outro endereço, por isso ela foi parada.',
    syntaxError: 'Não foi possível ler o código.',
    linkError: 'Não foi possível montar o código.',
    runError: 'O código parou com um erro.',
    networkError:
      'Não foi possível carregar uma biblioteca. Verifique a conexão; depois pare a demonstração e inicie-a de novo.',
    place: '{file}, linha {line}',
    trace: 'Rastrear',
    traceHint:
      'Aponte para uma linha para ver o que ela cria na demonstração, ou para uma parte da demonstração para ver as linhas dela',
  },
};

type En = typeof en;

declare module '@site/src/i18n/types' {
  interface LabelGroups extends En {}
}
