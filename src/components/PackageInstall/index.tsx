import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

const COMMANDS = [
  { manager: 'npm', command: 'npm install' },
  { manager: 'pnpm', command: 'pnpm add' },
  { manager: 'yarn', command: 'yarn add' },
];

/**
 * The install line of some packages, for the reader's package manager. The choice is
 * kept and shared by all such blocks.
 *
 * @param props.packages package names, separated by spaces
 */
export default function PackageInstall({ packages }: { packages: string }) {
  return (
    <Tabs groupId="package-manager" defaultValue="npm">
      {COMMANDS.map(({ manager, command }) => (
        <TabItem key={manager} value={manager} label={manager}>
          <CodeBlock language="bash">{`${command} ${packages}`}</CodeBlock>
        </TabItem>
      ))}
    </Tabs>
  );
}
