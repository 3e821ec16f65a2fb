interface HtmlProps {
  /** Markup that the plugin rendered from a description's Markdown; raw HTML in it is escaped. */
  html: string;
  className?: string;
}

/** A description, as the build has rendered it: the packages describe in English. */
export default function Html({ html, className }: HtmlProps) {
  return (
    <div
      lang="en"
      className={className}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
