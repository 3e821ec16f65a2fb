interface HtmlProps {
  /** Markup that the plugin rendered from a description's Markdown; raw HTML in it is escaped. */
  html: string;
  className?: string;
}

/** A description, as the build has rendered it. */
export default function Html({ html, className }: HtmlProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
