import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import styles from './styles.module.css';

const MANAGERS = ['npm', 'pnpm', 'yarn'] as const;

interface PackageManagerTabsProps {
  /** The shell line of each package manager. */
  commands: Record<(typeof MANAGERS)[number], string>;
}

/**
 * A shell line for the reader's package manager. The choice is kept and shared by all
 * such blocks.
 */
export default function PackageManagerTabs({ commands }: PackageManagerTabsProps) {
  return (
    <div className={styles.box}>
      <Tabs groupId="package-manager" defaultValue="npm" className={styles.managers}>
        {MANAGERS.map((manager) => (
          <TabItem key={manager} value={manager} label={manager}>
            <CodeBlock language="bash">{commands[manager]}</CodeBlock>
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
