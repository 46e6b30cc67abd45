import { everyPiece, type Piece, piece } from './markup.ts';
import type { Rule } from './rules.ts';

/** What a picture can be told by attributes; of all else that a style says, nothing is seen in one. */
const DRAWN = new Set([
  ...['clip-path', 'clip-rule', 'color', 'display', 'dominant-baseline', 'fill', 'fill-opacity', 'fill-rule', 'filter', 'font-family'],
  ...['font-size', 'font-style', 'font-weight', 'letter-spacing', 'mask', 'mix-blend-mode', 'opacity', 'paint-order', 'stop-color'],
  ...['stop-opacity', 'stroke', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-linecap', 'stroke-linejoin', 'stroke-opacity'],
  ...['stroke-width', 'text-anchor', 'visibility'],
]);
const FONT = /^(?:(italic)\s+)?(\d+)\s+([\d.]+)px(?:\s*\/\s*[\d.]+)?\s+(.+)$/;

type Names = ReadonlyMap<string, string>;

/** Writes styles into the elements they are for, so that the picture needs none: programs that draw SVG know few of them. */
export class Inliner {
  readonly #rules: readonly Rule[];
  readonly #symbols = new Map<string, Piece>();
  readonly #needed = new Set<string>();

  constructor(rules: readonly Rule[]) {
    this.#rules = rules;
  }

  /** `root` is what the page would be, with its theme. */
  inline(root: Piece): Piece {
    for (const each of everyPiece(root.children)) {
      const id = each.attributes.get('id');
      if (each.name === 'symbol' && id !== undefined) this.#symbols.set(id, each);
    }
    this.#need(root.children);
    return this.#dress(root, [], new Map());
  }

  /** Of all drawings of a game a picture shows a few. */
  #need(nodes: Piece['children']): void {
    for (const node of nodes) {
      if (typeof node === 'string' || node.name === 'symbol') continue;
      const name = node.name === 'use' ? drawingOf(node) : undefined;
      const symbol = name === undefined || this.#needed.has(name) ? undefined : this.#symbols.get(name);
      if (name !== undefined) this.#needed.add(name);
      this.#need(symbol?.children ?? node.children);
    }
  }

  #dress(at: Piece, above: readonly Piece[], inherited: Names): Piece {
    const declared = this.#declaredOn(at, above);
    const names = new Map(inherited);
    for (const [property, value] of declared) if (property.startsWith('--')) names.set(property, resolved(value, inherited));
    const dressed = piece(at.name === 'div' ? 'g' : at.name);
    for (const [key, value] of at.attributes) {
      if (key === 'class' || key === 'style' || key.startsWith('data-') || key.startsWith('aria-')) continue;
      dressed.attributes.set(key, resolved(value, names));
    }
    for (const [property, value] of declared) {
      if (property === 'font') setFont(dressed, resolved(value, names));
      else if (DRAWN.has(property) && value !== 'contents') dressed.attributes.set(property, resolved(value, names));
    }
    const path = [...above, at];
    const copied = at.name === 'use' ? this.#copied(at) : undefined;
    if (copied) {
      dressed.name = 'svg';
      dressed.attributes.delete('href');
      dressed.attributes.set('viewBox', copied.attributes.get('viewBox') ?? '');
      dressed.attributes.set('overflow', 'visible');
    }
    for (const child of (copied ?? at).children) {
      if (typeof child === 'string') dressed.children.push(child);
      else if (child.name !== 'symbol' || this.#needed.has(child.attributes.get('id') ?? ''))
        dressed.children.push(this.#dress(child, path, names));
    }
    return dressed;
  }

  /** A drawing that takes its colours from where it is used is put there. */
  #copied(use: Piece): Piece | undefined {
    const symbol = this.#symbols.get(drawingOf(use));
    const takesColours =
      symbol && [...everyPiece([symbol])].some(({ attributes }) => [...attributes.values()].some((v) => v.includes('var(')));
    return takesColours ? symbol : undefined;
  }

  #declaredOn(at: Piece, above: readonly Piece[]): Names {
    const declared = new Map<string, string>();
    const declare = (property: string, value: string): void => {
      // The later one counts, and stands later.
      declared.delete(property);
      declared.set(property, value);
    };
    for (const rule of this.#rules)
      if (rule.applies(at, above)) for (const [property, value] of rule.declarations) declare(property, value);
    for (const line of (at.attributes.get('style') ?? '').split(';')) {
      const [property = '', ...value] = line.split(':');
      if (value.length > 0) declare(property.trim(), value.join(':').trim());
    }
    return declared;
  }
}

const drawingOf = (use: Piece): string => (use.attributes.get('href') ?? '').slice(1);

const VAR = /var\((--[\w-]+)(?:,\s*([^()]*))?\)/;

function resolved(value: string, names: Names): string {
  let text = value;
  for (let found = VAR.exec(text); found; found = VAR.exec(text)) {
    const [whole, name = '', otherwise = ''] = found;
    text = text.replace(whole, () => names.get(name) ?? otherwise);
  }
  // Attributes stand between such signs.
  return text.replaceAll('"', "'");
}

function setFont(at: Piece, value: string): void {
  const [, style, weight, size, family] = FONT.exec(value) ?? [];
  if (style !== undefined) at.attributes.set('font-style', style);
  if (weight !== undefined && size !== undefined && family !== undefined) {
    at.attributes.set('font-weight', weight);
    at.attributes.set('font-size', size);
    at.attributes.set('font-family', family);
  }
}
