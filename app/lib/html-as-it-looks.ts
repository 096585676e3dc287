/** HTML without the marks that the text editor writes in several ways for the same look. */
export function htmlAsItLooks(html: string): string {
  return html
    .replaceAll("&nbsp;", "\u00a0")
    .replace(/<\/?col(?:group)?\b[^>]*>/g, "")
    .replace(/ (?:style|target|rel)="[^"]*"| (?:col|row)span="1"/g, "")
    .replace(/(<(?:li|t[dh])\b[^>]*>)<p>|<\/p>(?=<\/(?:li|t[dh])>|<[uo]l>)/g, "$1");
}
