/** Markup as our own components write it: not any page's. */
export interface Piece {
  name: string;
  readonly attributes: Map<string, string>;
  readonly children: (Piece | string)[];
}

export const piece = (name: string, attributes: Record<string, string> = {}, children: (Piece | string)[] = []): Piece => ({
  name,
  attributes: new Map(Object.entries(attributes)),
  children,
});

const TOKEN = /<!--[\s\S]*?-->|<\/[\w:-]+\s*>|<([\w:-]+)((?:\s+[^\s=/>]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;

export function parseMarkup(text: string): (Piece | string)[] {
  const root = piece('');
  const open = [root];
  for (const [token, name, attributes = '', closed] of text.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (token.startsWith('<!--')) continue;
    if (token.startsWith('</')) open.pop();
    else if (name === undefined) parent.children.push(token);
    else {
      const child = piece(name);
      for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE)) child.attributes.set(key, value);
      parent.children.push(child);
      if (closed === '') open.push(child);
    }
  }
  return root.children;
}

export function writeMarkup(nodes: readonly (Piece | string)[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const attributes = [...node.attributes].map(([key, value]) => ` ${key}="${value}"`).join('');
      const inside = writeMarkup(node.children);
      return inside === '' ? `<${node.name}${attributes}/>` : `<${node.name}${attributes}>${inside}</${node.name}>`;
    })
    .join('');
}

export function* everyPiece(nodes: readonly (Piece | string)[]): Generator<Piece> {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    yield node;
    yield* everyPiece(node.children);
  }
}
