import {
  type CodeStyling,
  storeCodeChoice,
  type CodeChoice,
} from '@site/plugins/settings/common';
import { useTranslate } from '@site/src/hooks/useTranslate';
import Switch from '@site/src/components/Switch/index';

const VARIANTS = [
  ['JS', 'JS'],
  ['TS', 'TS'],
] as const;

const STYLINGS = [
  ['system', 'System'],
  ['tailwind', 'Tailwind'],
  ['css', 'CSS'],
] as const;

interface CodeSwitchesProps {
  choice: CodeChoice;
  stylings: readonly CodeStyling[];
}

/** The switches of language and styling; they switch all demos, and are remembered. */
export default function CodeSwitches({ choice, stylings }: CodeSwitchesProps) {
  const t = useTranslate();
  return (
    <>
      <Switch
        label={t('toolbar.variant')}
        options={VARIANTS}
        value={choice.variant}
        onChange={(variant) => storeCodeChoice({ variant })}
      />
      {stylings.length > 1 && (
        <Switch
          label={t('toolbar.styling')}
          options={STYLINGS.filter(([styling]) => stylings.includes(styling))}
          value={choice.styling}
          onChange={(styling) => storeCodeChoice({ styling })}
        />
      )}
    </>
  );
}
