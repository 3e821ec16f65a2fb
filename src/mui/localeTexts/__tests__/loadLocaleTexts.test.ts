import type { Components } from '@mui/material/styles';
import { createPortalTheme } from '../../theme';
import { loadLocaleTexts } from '../loadLocaleTexts';

/** What the X packages add to a theme; its type hides it. */
interface WithComponents {
  components?: Components & {
    MuiDataGrid?: { defaultProps: Record<string, unknown> };
    MuiLocalizationProvider?: { defaultProps: Record<string, unknown> };
  };
}

it('English, and a language without texts, keeps those of the components', async () => {
  expect(await loadLocaleTexts('en')).toBeUndefined();
  expect(await loadLocaleTexts('pt')).toBeUndefined();
});

it('the Chinese theme has the libraries’ texts beside what density says', async () => {
  const localeTexts = await loadLocaleTexts('zh');
  const theme = createPortalTheme({ dense: true, localeTexts });
  const { components } = theme as typeof theme & WithComponents;
  expect(components?.MuiDataGrid?.defaultProps).toMatchObject({
    density: 'compact',
    localeText: { noRowsLabel: '没有数据。', aggregationMenuItemHeader: '聚合' },
  });
  expect(components?.MuiLocalizationProvider?.defaultProps).toMatchObject({
    localeText: { previousMonth: '上个月', nextStepButtonLabel: '下一步' },
  });
  expect(components?.MuiTablePagination?.defaultProps).toHaveProperty(
    'labelRowsPerPage',
  );
});
