/** Returns the address of the form for a new issue, with the name and the address of the page filled in. */
export function reportAddress(repository: string, title: string, page: string): string {
  const fields = new URLSearchParams({ title: `Docs: ${title}`, body: `Page: ${page}\n\n` });
  return `${repository}/issues/new?${fields}`;
}
