/** The text of an article. `html` was sanitised when stored and when read: nothing else may come here. */
export function ArticleBody({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
