import { splitName } from '../splitName';

it.each([
  ['rows', 'rows'],
  ['GridColumnVisibilityModel', 'GridColumnVisibilityModel'],
  [
    'GridColumnVisibilityModelChangeParams',
    'GridColumnVisibility|ModelChangeParams',
  ],
  [
    'unstable_onDataSourceErrorXMLHttpRequest',
    'unstable_onDataSource|ErrorXMLHttpRequest',
  ],
  // Hyphens break by themselves.
  ['aggregationColumnHeader--alignCenter', 'aggregationColumnHeader--alignCenter'],
  [
    '.MuiDataGrid-columnHeaderTitleContainerContent',
    '.MuiDataGrid-columnHeaderTitle|ContainerContent',
  ],
  [
    'nothingiscapitalinthisoneatalltobesure',
    'nothingiscapitalinthisoneatalltobesure',
  ],
])('breaks %s at capitals, where it is too long for a line', (name, parts) => {
  expect(splitName(name).join('|')).toBe(parts);
});

it('breaks as often as the room asks for', () => {
  expect(splitName('onAiAssistantActiveConversationIndexChange', 15)).toEqual([
    'onAiAssistant',
    'ActiveConversation',
    'IndexChange',
  ]);
});
