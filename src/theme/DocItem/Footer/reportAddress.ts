/** Returns the URL of GitHub's form for a new issue, with the title and the URL of the page filled in. */
export function reportAddress(repository: string, title: string, page: string): string {
  const fields = new URLSearchParams({ title: `Docs: ${title}`, body: `Page: ${page}\n\n` });
  return `${repository}/issues/new?${fields}`;
}
