import clsx from 'clsx';

interface HtmlProps {
  /** Markup that the build rendered from Markdown; HTML in that is escaped. */
  html: string;
  /** Whether it is English on a page of another language. */
  untranslated?: boolean;
  className?: string;
}

/** A description, as the build has rendered it. */
export default function Html({ html, untranslated, className }: HtmlProps) {
  return (
    <div
      lang={untranslated ? 'en' : undefined}
      data-html=""
      className={clsx(className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
