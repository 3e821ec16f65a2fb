import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { DateLibrary } from '@site/plugins/demos/client';
import { DATE_LIBRARIES } from '@site/plugins/settings/common';
import styles from './styles.module.css';

const MANAGERS = ['npm', 'pnpm', 'yarn'] as const;

/** In a line, the place of the package of the reader's date library. */
const DATE_LIBRARY = '{dateLibrary}';

interface PackageManagerTabsProps {
  /** The shell line of each package manager; `{dateLibrary}` is replaced. */
  commands: Record<(typeof MANAGERS)[number], string>;
}

/** A line, or one for each date library, of which the document's stamp shows the reader's. */
function Line({ line }: { line: string }) {
  return line.includes(DATE_LIBRARY) ? (
    DATE_LIBRARIES.map((library) => (
      <DateLibrary key={library} only={library}>
        <CodeBlock language="bash">{line.replace(DATE_LIBRARY, library)}</CodeBlock>
      </DateLibrary>
    ))
  ) : (
    <CodeBlock language="bash">{line}</CodeBlock>
  );
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
            <Line line={commands[manager]} />
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
